/** Short tones, silent until they are switched on. */
export interface Sound {
  stop: () => void;
  win: () => void;
}

type Note = readonly [frequency: number, at: number];

const STOP: readonly Note[] = [[180, 0]];
const WIN: readonly Note[] = [
  [523, 0],
  [659, 0.09],
  [784, 0.18],
  [1047, 0.27],
];
const LENGTH = 0.16;
const LOUDNESS = 0.06;

/** The context is made with the first tone, after the press that switched them on. */
export function createSound(isOn: () => boolean): Sound {
  let context: AudioContext | null = null;
  const play = (notes: readonly Note[]): void => {
    if (!isOn()) return;
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [frequency, at] of notes) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const start = currentTime + at;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(LOUDNESS, start);
      volume.gain.setTargetAtTime(0, start, LENGTH / 4);
      tone.connect(volume).connect(destination);
      tone.start(start);
      tone.stop(start + LENGTH);
    }
  };
  return { stop: () => play(STOP), win: () => play(WIN) };
}
