export interface Sound<Moment extends string> {
  readonly on: boolean;
  toggle(): void;
  play(what: Moment): void;
}

/** A note: frequency in Hz, start and length in seconds, loudness, and the wave. */
export type Note = readonly [number, number, number, number, OscillatorType];

const KEY = 'sound';

/** Kept until the browser's session ends; a frame without storage forgets it. */
function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Synthesised sounds, off until the player turns them on. */
export function createSound<Moment extends string>(tunes: Readonly<Record<Moment, readonly Note[]>>): Sound<Moment> {
  let on = kept();
  let context: AudioContext | undefined;
  return {
    get on() {
      return on;
    },
    toggle() {
      on = !on;
      try {
        sessionStorage.setItem(KEY, on ? 'on' : 'off');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
      if (!on) void context?.suspend();
    },
    play(what) {
      if (!on) return;
      context ??= new AudioContext();
      void context.resume();
      for (const [frequency, start, length, loud, wave] of tunes[what]) {
        const at = context.currentTime + start;
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.type = wave;
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(0, at);
        volume.gain.linearRampToValueAtTime(loud, at + 0.012);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
        tone.connect(volume).connect(context.destination);
        tone.start(at);
        tone.stop(at + length);
      }
    },
  };
}
