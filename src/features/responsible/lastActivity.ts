import { readLocal, writeLocal } from '#platform/browser/storage.ts';

/** Throttle of the signal to other tabs. */
const TELL_MS = 2_000;

export interface LastActivity {
  /** Records activity. */
  note: () => void;
  /** Ms since the last activity in any tab of the same member. */
  idleMs: () => number;
}

/** The last activity by two clocks: the monotonic one may stop while the device sleeps, and tabs share only the other. */
export function createLastActivity(
  key: 'lastActive' | 'lastPlayed',
  username: string,
  wall = Date.now,
  steady = () => performance.now(),
): LastActivity {
  let seen = { wall: wall(), steady: steady() };
  let told = 0;
  const tell = () => {
    told = seen.wall;
    writeLocal(key, `${seen.wall} ${username}`);
  };
  const elsewhere = (): number => {
    const [at = '', name] = (readLocal(key) ?? '').split(/ (.*)/s);
    const moment = Number(at);
    return name === username && Number.isFinite(moment) && moment <= wall() ? moment : 0;
  };
  tell();
  return {
    note() {
      seen = { wall: wall(), steady: steady() };
      if (Math.abs(seen.wall - told) >= TELL_MS) tell();
    },
    idleMs() {
      const here = Math.max(steady() - seen.steady, wall() - seen.wall);
      const there = elsewhere();
      return Math.max(0, there > seen.wall ? Math.min(here, wall() - there) : here);
    },
  };
}
