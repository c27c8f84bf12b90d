// The database in this browser: what it holds and how it came to be so.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** A record that could not be read, kept as it was. */
export interface Aside {
  readonly from: string;
  readonly record: unknown;
  readonly when: number;
}

interface Tables extends DBSchema {
  games: { key: string; value: unknown };
  results: { key: string; value: unknown };
  aside: { key: number; value: Aside };
}

export type Database = IDBPDatabase<Tables>;
export const databaseName = "hanadoku";

/** Each version adds its own to the one before. */
const version = 1;

export const openDatabase = (): Promise<Database> =>
  openDB<Tables>(databaseName, version, {
    upgrade: (database, from) => {
      if (from < 1) {
        database.createObjectStore("games", { keyPath: "id" });
        database.createObjectStore("results", { keyPath: "id" });
        database.createObjectStore("aside", { autoIncrement: true });
      }
    },
    // A later version of the page in another tab wants to go on.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
    },
  });
