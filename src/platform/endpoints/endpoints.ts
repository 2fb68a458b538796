import type { ContractTypes } from '#contract/types.ts';
import { agentAccounts } from './agent/agentAccounts.ts';
import { agentTeam } from './agent/agentTeam.ts';
import { agentContent } from './agent/agentContent.ts';
import { agentContracts } from './agent/agentContracts.ts';
import { bonuses } from './bonuses.ts';
import { content } from './content.ts';
import { deposit } from './deposit.ts';
import type { Endpoint } from './endpoint.ts';
import { games } from './games.ts';
import { lottery } from './lottery.ts';
import { member } from './member.ts';
import { messages } from './messages.ts';
import { missions } from './missions.ts';
import { playRecords } from './responsible/playRecords.ts';
import { protection } from './responsible/protection.ts';
import { records } from './records.ts';
import { referrals } from './referrals.ts';
import { rewards } from './rewards.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { system } from './system.ts';
import { verification } from './verification.ts';
import { wallets } from './wallets.ts';
import { withdrawal } from './withdrawal.ts';

/** Every call of the platform. The client, the token policy, the sandbox, the tests and `openapi.json` read this table. */
const rows = {
  ...session,
  ...verification,
  ...system,
  ...member,
  ...security,
  ...content,
  ...games,
  ...lottery,
  ...deposit,
  ...messages,
  ...missions,
  ...records,
  ...referrals,
  ...rewards,
  ...withdrawal,
  ...bonuses,
  ...agentTeam,
  ...service,
  ...wallets,
  ...agentAccounts,
  ...agentContent,
  ...agentContracts,
  ...playRecords,
  ...protection,
} as const satisfies Record<string, Endpoint>;

/** Every call by name. `invalidates` names rows of this table, which only the whole table can check. */
export const endpoints = rows satisfies Record<string, Endpoint<keyof typeof rows>>;

export type { Endpoint };
export type EndpointName = keyof typeof endpoints;

type TypeOf<Title> = Title extends keyof ContractTypes ? ContractTypes[Title] : undefined;

/** What a call sends; undefined when there is nothing to send. */
export type RequestOf<K extends EndpointName> = TypeOf<(typeof endpoints)[K]['request']>;
/** The envelope's value on success; undefined when it means nothing. */
export type ResponseOf<K extends EndpointName> = TypeOf<(typeof endpoints)[K]['response']>;
/** The envelope's value on a refusal; undefined when it carries no data. */
export type FailureOf<K extends EndpointName> = (typeof endpoints)[K] extends { readonly failure: infer Title }
  ? TypeOf<Title>
  : undefined;
