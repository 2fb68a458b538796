import type { Deviating } from './deviating.fixture.ts';
import { frames } from './frames.fixture.ts';
import { lists } from './lists.fixture.ts';
import { refusals } from './refusals.fixture.ts';
import { rewards } from './rewards.fixture.ts';
import { shapes, times } from './shapes.fixture.ts';
import { states } from './states.fixture.ts';
import { teams } from './teams.fixture.ts';

/** Every deviation that a run must find. */
export const deviations: readonly Deviating[] = [
  ...shapes,
  ...times,
  ...lists,
  ...frames,
  ...refusals,
  ...states,
  ...teams,
  ...rewards,
];
