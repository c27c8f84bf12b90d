// What this page keeps of a room, so that a reload goes on. A live room belongs to its tab; one by links to the browser, since its results
// come by links that open wherever they do.
import { readInvitation, writeInvitation, type Invitation } from "hanadoku/rooms";
import type { SavedPlay } from "hanadoku/element";
import type { Puzzle } from "hanadoku";

export interface Kept {
  readonly invitation: Invitation;
  /** One's own id in the room. */
  readonly self: string;
  /** Keeps the id on the signalling server. */
  readonly token: string;
  readonly name: string;
  /** What the room saves. */
  readonly room: string | null;
  /** What the board saves, and of which round. */
  readonly game: SavedPlay | null;
  readonly round: number;
  /** Who was there. */
  readonly known: readonly string[];
  /** The host's, made with the room and not begun yet. */
  readonly next: Puzzle | null;
}

const place = (room: string) => `hanadoku.room.${room}`;
const namePlace = "hanadoku.name";
const storages = () => [sessionStorage, localStorage];

/** Where storing is forbidden the page works without. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export function keep(kept: Kept): void {
  const storage = kept.invitation.envelope ? () => localStorage : () => sessionStorage;
  const { invitation, ...rest } = kept;
  const text = JSON.stringify({ ...rest, invitation: writeInvitation(invitation) });
  attempt(() => {
    storage().setItem(place(invitation.room), text);
  });
}

export function keptOf(room: string): Kept | null {
  return attempt(() => {
    const text = storages()
      .map((storage) => storage.getItem(place(room)))
      .find((each) => each !== null);
    const kept = JSON.parse(text ?? "null") as (Omit<Kept, "invitation"> & { invitation: string }) | null;
    const invitation = readInvitation(kept?.invitation);
    return kept && invitation ? { ...kept, invitation } : null;
  });
}

export function forget(room: string): void {
  attempt(() => {
    for (const storage of storages()) storage.removeItem(place(room));
  });
}

/** The name that one had last. */
export const lastName = (): string => attempt(() => localStorage.getItem(namePlace)) ?? "";

export function keepName(name: string): void {
  attempt(() => {
    localStorage.setItem(namePlace, name);
  });
}
