// What is kept, whether or not this browser keeps it: where the database cannot be opened or written, memory takes its place, and
// that is said once.
import { today } from "../daily/days.js";
import { openDatabase, type Aside, type Database } from "./database.js";
import { readGame, readResult, resultOf, type GameRecord, type ResultRecord } from "./records.js";

export type Trouble =
  | { readonly type: "forbidden" | "full" }
  /** So many records were set aside. */
  | { readonly type: "broken"; readonly count: number };

type Table = "games" | "results";

export class Store {
  /** What could not be written: it goes before what the database holds. Null where a record was removed. */
  readonly #memory = { games: new Map<string, GameRecord | null>(), results: new Map<string, ResultRecord | null>() };
  /** The result of the game that is played, so that a page which is about to be frozen need not ask for it. */
  #known: { readonly id: string; readonly result: ResultRecord | null } | null = null;
  readonly #troubled = new Set<Trouble["type"]>();
  readonly #onTrouble: (trouble: Trouble) => void;
  #database: Promise<Database | null> | undefined;

  constructor(onTrouble: (trouble: Trouble) => void) {
    this.#onTrouble = onTrouble;
  }

  async game(id: string): Promise<GameRecord | null> {
    return this.#one("games", readGame, id);
  }

  /** The latest first. */
  async games(): Promise<GameRecord[]> {
    return (await this.#all("games", readGame)).sort((a, b) => b.changed - a.changed);
  }

  async results(): Promise<ResultRecord[]> {
    return (await this.#all("results", readResult)).sort((a, b) => a.changed - b.changed);
  }

  /** A game and, once it has a move, its result. */
  async keep(game: GameRecord): Promise<void> {
    if (game.saved === null) return this.#write(["games", game]);
    const before = this.#known?.id === game.id ? this.#known.result : await this.expect(game.id);
    await this.#write(["games", game], ["results", resultOf(game, before, today())]);
  }

  /** This game is played from now on: what is known of its result. */
  async expect(id: string): Promise<ResultRecord | null> {
    const result = await this.#one("results", readResult, id);
    this.#known = { id, result };
    return result;
  }

  async keepResult(result: ResultRecord): Promise<void> {
    await this.#write(["results", result]);
  }

  async result(id: string): Promise<ResultRecord | null> {
    return this.#one("results", readResult, id);
  }

  async remove(id: string): Promise<void> {
    this.#memory.games.set(id, null);
    await this.#try(async (database) => {
      await database.delete("games", id);
      this.#memory.games.delete(id);
    });
  }

  /** A game that cannot be gone on with. */
  async setAside(from: string, record: unknown): Promise<void> {
    await this.#try((database) => database.add("aside", { from, record, when: Date.now() }).then(() => undefined));
  }

  async aside(): Promise<Aside[]> {
    return (await (await this.#open())?.getAll("aside").catch(() => [])) ?? [];
  }

  async erase(): Promise<void> {
    for (const table of Object.values(this.#memory)) table.clear();
    this.#known = null;
    await this.#try(async (database) => {
      await Promise.all((["games", "results", "aside"] as const).map((table) => database.clear(table)));
    });
  }

  #open(): Promise<Database | null> {
    this.#database ??= Promise.resolve()
      .then(openDatabase)
      .catch(() => {
        this.#say({ type: "forbidden" });
        return null;
      });
    return this.#database;
  }

  #say(trouble: Trouble): void {
    if (this.#troubled.has(trouble.type)) return;
    this.#troubled.add(trouble.type);
    this.#onTrouble(trouble);
  }

  /** What fails has been said, and nothing more comes of it. */
  async #try(act: (database: Database) => Promise<void>): Promise<void> {
    const database = await this.#open();
    if (!database) return;
    try {
      await act(database);
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      this.#say({ type: full ? "full" : "forbidden" });
    }
  }

  /** In one change that waits for nobody: in WebKit one of a page that is frozen meanwhile would hold up all other pages. */
  async #write(...records: readonly (["games", GameRecord] | ["results", ResultRecord])[]): Promise<void> {
    const memory = (table: Table) => this.#memory[table] as Map<string, GameRecord | ResultRecord | null>;
    for (const [table, record] of records) {
      memory(table).set(record.id, record);
      if (table === "results" && this.#known?.id === record.id) this.#known = { id: record.id, result: record };
    }
    await this.#try(async (database) => {
      const change = database.transaction(
        records.map(([table]) => table),
        "readwrite",
      );
      const puts = records.map(([table, record]) => change.objectStore(table).put(record));
      change.commit();
      await Promise.all([...puts, change.done]);
      for (const [table, record] of records) {
        if (memory(table).get(record.id) === record) memory(table).delete(record.id);
      }
    });
  }

  async #one<Value>(table: Table, read: (value: unknown) => Value | null, id: string): Promise<Value | null> {
    const kept = this.#memory[table].get(id);
    if (kept !== undefined) return kept as Value | null;
    const found: unknown = await (await this.#open())?.get(table, id).catch(() => undefined);
    if (found === undefined) return null;
    const record = read(found);
    if (!record) await this.#putAside(table, [[id, found]]);
    return record;
  }

  async #all<Value extends { readonly id: string }>(
    table: Table,
    read: (value: unknown) => Value | null,
  ): Promise<Value[]> {
    const database = await this.#open();
    const found: unknown[] = (await database?.getAll(table).catch(() => [])) ?? [];
    const all = new Map<string, Value>();
    const broken: [string, unknown][] = [];
    for (const value of found) {
      const record = read(value);
      if (record) all.set(record.id, record);
      else broken.push([(value as { id: string }).id, value]);
    }
    if (broken.length > 0) await this.#putAside(table, broken);
    for (const [id, record] of this.#memory[table]) {
      if (record) all.set(id, record as unknown as Value);
      else all.delete(id);
    }
    return [...all.values()];
  }

  /** Out of the way, kept as it is. */
  async #putAside(table: Table, broken: readonly (readonly [string, unknown])[]): Promise<void> {
    await this.#try(async (database) => {
      for (const [id, record] of broken) {
        const change = database.transaction([table, "aside"], "readwrite");
        await change.objectStore("aside").add({ from: table, record, when: Date.now() });
        await change.objectStore(table).delete(id);
        await change.done;
      }
    });
    this.#say({ type: "broken", count: broken.length });
  }
}

let troubled: (trouble: Trouble) => void = () => undefined;
/** Whoever tells people of trouble. */
export const onTrouble = (act: (trouble: Trouble) => void): void => {
  troubled = act;
};

/** The page's one store. */
export const store = new Store((trouble) => {
  troubled(trouble);
});
