/** Short tones, off until they are switched on. */
export function createSound(): {
  readonly toggle: () => boolean;
  readonly play: (name: 'tick' | 'win') => void;
} {
  let context: AudioContext | undefined;
  const NOTES = { tick: [320], win: [520, 660, 880] } as const;
  return {
    toggle: () => {
      if (context === undefined) {
        context = new AudioContext();
        return true;
      }
      void context.close();
      context = undefined;
      return false;
    },
    play: (name) => {
      if (context === undefined) {
        return;
      }
      for (const [at, frequency] of NOTES[name].entries()) {
        const begins = context.currentTime + at * 0.09;
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(0.08, begins);
        volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.15);
        tone.connect(volume).connect(context.destination);
        tone.start(begins);
        tone.stop(begins + 0.16);
      }
    },
  };
}
