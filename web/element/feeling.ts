// What is felt and heard of an outcome, where the host or the player has switched it on: a short buzz, a soft tone.
import type { Outcome } from "./actions.js";

type Kind = "placed" | "refused" | "finished";

const buzzes: Record<Kind, number[]> = { placed: [8], refused: [25, 40, 25], finished: [15, 60, 15, 60, 40] };
/** In hertz, one after another. */
const tones: Record<Kind, number[]> = { placed: [523], refused: [196], finished: [523, 659, 784] };

const seconds = 0.12;
const loudness = 0.06;

function kindOf({ type }: Outcome, finished: boolean): Kind | null {
  if (finished) return "finished";
  if (type === "placed" || type === "revealed" || type === "applied") return "placed";
  return type === "mistake" || type === "blocked" || type === "givenStays" ? "refused" : null;
}

/** One for all elements: browsers allow few. */
let audio: AudioContext | null = null;

function play(kind: Kind): void {
  audio ??= new AudioContext();
  // Until a key or a tap it may not be heard, and it then goes on by itself.
  void audio.resume();
  for (const [index, frequency] of tones[kind].entries()) {
    const start = audio.currentTime + index * seconds;
    const tone = new OscillatorNode(audio, { type: "sine", frequency });
    const fading = new GainNode(audio, { gain: loudness });
    fading.gain.setValueAtTime(loudness, start);
    fading.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(fading).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

/** `finished` where the action was the game's last. */
export function feel(
  outcome: Outcome,
  finished: boolean,
  on: { readonly sounds: boolean; readonly vibration: boolean },
) {
  const kind = kindOf(outcome, finished);
  if (!kind) return;
  // Not every browser can.
  if (on.vibration && "vibrate" in navigator) navigator.vibrate(buzzes[kind]);
  if (on.sounds) play(kind);
}
