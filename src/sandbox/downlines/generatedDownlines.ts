import { drawsOf } from '#sandbox/values/draws.ts';
import { HISTORY_DAYS, historyEnd } from '../history/history.ts';
import { markOfGames } from '#sandbox/games/gamesMark.ts';
import { seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { firstNames, hostileNicknames } from './names.ts';

/** A downline that is made from the seed; the state holds none of it until something changes it. */
export interface MadeDownline {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  /** Member type of the platform. */
  readonly type: number;
  /** Account above it. */
  readonly upline: string;
  /** ms */
  readonly registered: number;
  /** ms */
  readonly lastLogin: number;
  readonly isFrozen: boolean;
  /** Share of days on which it plays, 0 for one that never does. */
  readonly play: number;
  /** Seed of what it does. */
  readonly random: number;
}

/** Shares of the team on each level. */
const levels = [0.02, 0.1, 0.25, 0.33, 0.3];
const MEMBER = 0;
const SUB_AGENT = 2;
const FIRST_ID = 300_001;
const dayMs = 86_400_000;

const made = new Map<string, readonly MadeDownline[]>();
const MOST_MADE = 4;

/** The downlines of the sandbox's platform agent that are not accounts of the brand's data, each after its upline. */
export function generatedDownlines(context: SandboxContext): readonly MadeDownline[] {
  const { top, branches, size } = context.settings.team;
  const end = historyEnd(context);
  // also what they do is kept, by each of them
  const key = JSON.stringify([markOfGames(context.data.games), context.brand.timeZone, top, branches, size, end]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const list = makeDownlines({ seed: context.data.games.seed, top, branches, size }, end);
  made.set(key, list);
  const [oldest] = made.keys();
  if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest);
  return list;
}

interface Plan {
  seed: number | string;
  top: string;
  branches: readonly string[];
  size: number;
}

/** An account that can have downlines, and when it registered. */
interface Above {
  account: string;
  registered: number;
}

function makeDownlines({ seed, top, branches, size }: Plan, end: number): MadeDownline[] {
  const list: MadeDownline[] = [];
  const oldest = end - 900 * dayMs;
  let above: Above[] = [{ account: top, registered: oldest }];
  levels.forEach((share, index) => {
    const count = index === levels.length - 1 ? size - list.length : Math.min(size - list.length, Math.ceil(size * share));
    const agents: Above[] = index === 0 ? branches.map((account) => ({ account, registered: oldest })) : [];
    for (let nth = 0; nth < count; nth += 1) {
      const draws = drawsOf({ random: seedOf(`downline ${seed} ${list.length}`) });
      const upline = draws.pick(above);
      // the first of a level is an agent, so that the next one has somebody above it
      const isAgent = index < levels.length - 1 && (nth === 0 || draws.chance(0.3));
      const downline = makeDownline(list.length, draws, { upline, isAgent, end });
      list.push(downline);
      if (isAgent) agents.push(downline);
    }
    above = agents;
  });
  return list;
}

function makeDownline(
  index: number,
  draws: ReturnType<typeof drawsOf>,
  { upline, isAgent, end }: { upline: Above; isAgent: boolean; end: number },
): MadeDownline {
  const name = draws.pick(firstNames);
  // a step without a common factor with 9000 gives each its own number
  const account = `${name}${1000 + ((index * 7919) % 9000)}`;
  const registered = upline.registered + Math.floor(((end - upline.registered) * draws.between(5, 95)) / 100);
  const plays = draws.chance(0.15);
  const isRecent = plays || draws.chance(0.2);
  const since = end - registered;
  return {
    id: String(FIRST_ID + index),
    account,
    nickname: index % 97 === 13 ? draws.pick(hostileNicknames) : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    type: isAgent ? SUB_AGENT : MEMBER,
    upline: upline.account,
    registered,
    lastLogin: end - Math.min(since - 1, draws.between(1, isRecent ? 3 * 1_440 : HISTORY_DAYS * 1_440) * 60_000),
    isFrozen: !plays && draws.chance(0.04),
    play: plays ? draws.between(35, 95) / 100 : 0,
    random: seedOf(`play ${account} ${draws.between(0, 1_000_000)}`),
  };
}
