import type {
  SandboxContent,
  SandboxFault,
  SandboxGames,
  SandboxPlatform,
  SandboxScenarios,
  SandboxUsers,
} from '#contract/types.ts';

/** The sandbox folder of one brand, merged with those that it extends: one key per file. Read only. */
export interface SandboxData {
  readonly platform: SandboxPlatform;
  readonly users: SandboxUsers;
  readonly content: SandboxContent;
  readonly games: SandboxGames;
  readonly scenarios: SandboxScenarios;
}

export type FaultKind = SandboxFault['kind'];

/** Faults that can be planned for a call. */
export const faultKinds = [
  'offline',
  'timeout',
  '401',
  '403',
  '429',
  '500',
  '503',
  'malformed',
  'empty',
  'html',
  'wrong-schema',
  'refused',
  'lost',
] as const satisfies readonly FaultKind[];
