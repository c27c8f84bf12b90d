// How a live room travels from this page: by the signalling server that whoever runs the page has named in its head, else between the
// tabs of this browser.
import { broadcastTransport, noTransport, peerTransport, type PeerServer, type Transport } from "hanadoku/rooms";
import type { Kept } from "./kept.js";

/** `<meta name="room-server" content="wss://rooms.example.org/rooms">`; empty as the page comes. */
export function roomServer(): PeerServer | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="room-server"]')?.content ?? "";
  if (!/^wss?:\/\//.test(address)) return null;
  const { protocol, hostname, port, pathname } = new URL(address);
  const secure = protocol === "wss:";
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), path: pathname, secure };
}

export async function transportFor({ invitation, self, token, known }: Kept): Promise<Transport> {
  const { room, host, envelope } = invitation;
  if (envelope) return noTransport(self);
  const server = roomServer();
  if (!server) return broadcastTransport({ room, self });
  const { Peer } = await import("peerjs");
  return peerTransport({ Peer, server, room, self, token, known: [...new Set([host, ...known])] });
}
