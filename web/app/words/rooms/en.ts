/** What the room's screens say in English. */
export const roomsEn = {
  room: "Room",
  rooms: "Play with friends",
  roomsMore: "One puzzle for all. Mistakes count first, then hints, then time.",
  roomName: "Name of the room",
  roomNamed: "{ $name }’s room",
  roomMine: "My room",
  yourName: "Your name",
  roomWay: "Together",
  roomLive: "Live",
  roomLinks: "By links",
  roomLiveMore: "All start at once and see how far the others are.",
  roomTabsMore: "All start at once. This page names no server, so it connects tabs of this browser only.",
  roomLinksMore: "Each starts when they open the link, and sends a result back. No connection is needed.",
  makeRoom: "Make a room",
  makingRoom: "Making the puzzle",
  roomNotMade: "No such puzzle came out this time.",
  anotherTry: "Try once more",
  roomBroken: "This invitation cannot be read. Ask for it again.",
  roomNoPuzzle: "The puzzle in this invitation does not hold: { $message }",
  roomFailed: "The room could not be opened. Load the page again.",
  joinRoom: "Come in",
  startNow: "Start",
  clockRuns: "The clock starts at once and does not stop.",
  invite: "Invite",
  inviteMore: "The picture shows the empty board and the level, no givens.",
  inviteCode: "QR code of the invitation",
  people: `{ $count ->
    [one] { $count } person
   *[other] { $count } people
 }`,
  itsYou: "you",
  hostIs: "host",
  goneAway: "gone",
  startForAll: "Start for all",
  waitForHost: "{ $name } starts the game",
  startsIn: "It starts in",
  ranking: "Ranking",
  placeOf: "Place { $rank } of { $count }",
  left: `{ $count ->
    [0] done
    [one] { $count } left
   *[other] { $count } left
 }`,
  mistakeCount: `{ $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
 }`,
  hintCount: `{ $count ->
    [one] { $count } hint
   *[other] { $count } hints
 }`,
  stillPlaying: "The others are still playing",
  roomOver: "Everyone is done",
  yourResult: "Your result",
  unproven:
    "Mistakes and hints are replayed and checked on this device. Times are what each device tells; without a server nobody can prove them.",
  rematch: "Rematch",
  leaveRoom: "Leave",
  giveUpRoom: "Give up",
  sendResult: "Send result",
  sendResultMore: "The others add it by this link.",
  resultCode: "QR code of your result",
  addResult: "Add a result",
  addResultMore: "Paste what someone has sent you.",
  add: "Add",
  resultTaken: "Added",
  resultAgain: "There is a result of theirs already",
  resultOtherRoom: "This is no result of this room",
  resultNoRoom: "This result belongs to a room that is not on this device.",
  roomFull: "The room is full",
  resultOtherPuzzle: "a result of another puzzle",
  resultTime: "longer than the game has lasted",
  resultProgress: "fewer mistakes or hints than told before",
  resultBroken: "the log cannot be read",
  resultMove: "move { $move } cannot have been made",
  resultHints: "more hints than there are",
  doesNotFit: "does not fit",
  serverLost: "The server is away. Play on; trying again in { $seconds } s",
  connecting: "Connecting",
} as const;
