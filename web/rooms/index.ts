/**
 * Rooms: people who play one puzzle and are ranked, whatever carries their messages. Needs no server and no library.
 *
 * @module hanadoku/rooms
 */
export { broadcastTransport, type BroadcastOptions } from "./broadcast.js";
export { digestOf, openEnvelope, type OpenedEnvelope, type RoomEnvelope, type RoomRules } from "./envelope.js";
export { isId, isName, nameFrom, newId } from "./fields.js";
export { noTransport, readInvitation, readResult, writeInvitation, writeResult, type Invitation } from "./links.js";
export {
  longestMessage,
  readMessage,
  writeMessage,
  type Bye,
  type Hello,
  type Message,
  type Progress,
  type ReadMessage,
  type RoomResult,
  type Start,
} from "./messages.js";
export * from "./names.js";
export type { PeerClient, PeerConnection, PeerServer } from "./peer_client.js";
export { mostConnected, peerTransport, type PeerOptions } from "./peers.js";
export { mostParticipants } from "./people.js";
export { Room } from "./room.js";
export type { RoomOptions, RoomState } from "./room_types.js";
export { readSaved, type SavedRoom } from "./saving.js";
export type { Drop, Participant } from "./standing.js";
export { mostPeers, type Transport, type TransportEvents, type TransportState } from "./transport.js";
