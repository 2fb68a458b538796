/** Says what is wrong with a platform, each fault once until the call works again. */
export interface Faults {
  /** A fault of one call, or of the platform as a whole (`''`). */
  say: (call: string, fault: string) => void;
  /** The call got a proper reply, so that the platform is there. */
  works: (call: string) => void;
}

/** `write` gets one line, without its end. */
export function createFaults(write: (line: string) => void): Faults {
  const said = new Map<string, string>();
  return {
    say(call, fault) {
      if (said.get(call) === fault) return;
      said.set(call, fault);
      write(call === '' ? fault : `${call}: ${fault}`);
    },
    works(call) {
      said.delete('');
      said.delete(call);
    },
  };
}
