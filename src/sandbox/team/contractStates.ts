import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { TeamMember } from './teamOf.ts';

/** State of the latest contract of each kind between an agent and a downline; there are no contracts yet. */
export const contractStates = (_context: SandboxContext, _agent: Member, _downline: TeamMember): Record<string, string> => ({});
