export interface Sound {
  readonly on: boolean;
  toggle(): void;
  play(what: keyof typeof TUNES): void;
}

/** Notes of each moment: frequency in Hz, start and length in seconds, loudness, and the wave. */
const TUNES = {
  spin: [[180, 0, 0.12, 0.05, 'triangle']],
  stop: [[110, 0, 0.09, 0.16, 'sine']],
  moon: [
    [988, 0, 0.3, 0.07, 'sine'],
    [1319, 0.08, 0.4, 0.06, 'sine'],
  ],
  win: [
    [523, 0, 0.18, 0.07, 'triangle'],
    [659, 0.09, 0.18, 0.07, 'triangle'],
    [784, 0.18, 0.32, 0.07, 'triangle'],
  ],
  big: [
    [523, 0, 0.2, 0.08, 'triangle'],
    [659, 0.1, 0.2, 0.08, 'triangle'],
    [784, 0.2, 0.2, 0.08, 'triangle'],
    [1047, 0.3, 0.6, 0.08, 'triangle'],
    [1319, 0.42, 0.7, 0.05, 'sine'],
  ],
  free: [
    [392, 0, 0.3, 0.07, 'sine'],
    [587, 0.14, 0.3, 0.07, 'sine'],
    [784, 0.28, 0.3, 0.07, 'sine'],
    [1175, 0.42, 0.8, 0.06, 'sine'],
  ],
} satisfies Record<string, readonly (readonly [number, number, number, number, OscillatorType])[]>;

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
export function createSound(): Sound {
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
      for (const [frequency, start, length, loud, wave] of TUNES[what]) {
        const at = context.currentTime + start;
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.type = wave as OscillatorType;
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
