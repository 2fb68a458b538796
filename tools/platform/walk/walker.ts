import type { ContractKind, LimitPeriod, LimitType } from '#contract/types.ts';
import type { EndpointName, RequestOf, ResponseOf } from '../../../src/platform/endpoints/endpoints.ts';
import { isErrorCode } from '../../../src/platform/errors/errors.ts';
import { type Deviation, deviation, type Kind } from '../judge/deviation.ts';
import { judgeAccepted, judgeCode, judgeRefused } from '../judge/judgeReply.ts';
import type { Run } from '../probes/run.ts';

/** A step of a walk found a deviation; the walk ends there. */
export class StepFault extends Error {
  override name = 'StepFault';
  readonly call: EndpointName;
  readonly deviations: readonly Deviation[];
  constructor(call: EndpointName, deviations: readonly Deviation[]) {
    super(`${call}: ${deviations.map(({ seen, expected }) => `${seen}, expected ${expected}`).join('; ')}`);
    this.call = call;
    this.deviations = deviations;
  }
}

export type ContractState = 'offered' | 'accepted';

/** What a walk believes of the platform. It starts without a session. */
export interface Model {
  isSignedIn: boolean;
  isAgentIn: boolean;
  hasRegistered: boolean;
  /** Deposits that can be cancelled. */
  pending: number;
  /** Links that can be deleted. */
  links: number;
  hasFavourite: boolean;
  isDownlineIn: boolean;
  /** An account was created below the agent. */
  hasCreated: boolean;
  /** Contracts between agent and downline, by kind; none where a kind is missing. */
  readonly contracts: Partial<Record<ContractKind, ContractState>>;
  /** A raise of a limit waits. */
  raise: boolean;
  /** Transfers to a vendor's wallet that can be taken back. */
  inWallet: number;
}

/** What a walk has made, to go on with. */
interface Made {
  /** References of pending deposits. */
  readonly deposits: string[];
  /** Codes of links. */
  readonly links: string[];
  favourite: RequestOf<'favouriteAdd'> | null;
  /** Ids of contracts. */
  readonly contracts: Partial<Record<ContractKind, string>>;
  /** The limit of which a raise waits, and what holds until then. */
  limit: { readonly type: LimitType; readonly period: LimitPeriod; readonly limit: string } | null;
  /** Code and name of the wallet that money was moved to. */
  wallet: { readonly vendor: string; readonly name: string } | null;
}

/** Makes the calls of one walk, and throws at the first that deviates. */
export interface Walker {
  readonly run: Run;
  /** Tokens of this walk. */
  readonly tokens: { member: string | null; agent: string | null; downline: string | null };
  readonly made: Made;
  /** The value of a call that must be done. @throws StepFault when it is not, or deviates */
  must<K extends EndpointName>(name: K, request: RequestOf<K>, token: string | null): Promise<ResponseOf<K>>;
  /** A write's value, which may be null itself; null when the platform refuses it by a code that it may send. @throws StepFault */
  write<K extends EndpointName>(
    name: K,
    request: RequestOf<K>,
    token: string | null,
    key?: string,
  ): Promise<{ readonly value: ResponseOf<K> } | null>;
  /** @throws StepFault when a call is not refused with this code */
  refused(
    name: EndpointName,
    request: unknown,
    options: { token: string | null; key?: string; code: string; kind: Kind; when: string },
  ): Promise<void>;
  /** Why calls could not be tried in this walk. */
  readonly reasons: readonly Reason[];
  /** Says why a call could not be tried here. A report has it unless the step is made elsewhere in the run. */
  untried(name: EndpointName, reason: string): void;
  /** @throws StepFault unless the condition holds */
  hold(
    name: EndpointName,
    condition: boolean,
    difference: { seen: string; expected: string; kind?: Kind; pointer?: string },
  ): void;
}

/** What is noted at a call that a walk has made. */
export const TRIED = 'in a walk';

/** What does not keep a walk from going on. */
const ofFrame: readonly Kind[] = ['content-type', 'cache', 'date', 'size'];

/** Why a call could not be tried. */
export type Reason = readonly [EndpointName, string];

/** What tells one deviation of a walk from another. */
export const keyOf = (call: EndpointName, { kind, pointer, expected }: Deviation): string =>
  [call, kind, pointer, expected.replaceAll(/\d+(?:\.\d+)?/g, '0')].join(' ');

/** A walker that begins without a session. Deviations that are `known` do not stop it where it can go on. */
export function createWalker(run: Run, known: ReadonlySet<string>): Walker {
  const reasons: Reason[] = [];
  const fail = (name: EndpointName, found: readonly Deviation[]): void => {
    run.notebook.note(
      name,
      TRIED,
      found.filter(({ kind }) => ofFrame.includes(kind)),
    );
    const stopping = found.filter(({ kind }) => !ofFrame.includes(kind));
    if (stopping.length > 0) throw new StepFault(name, stopping);
  };
  const done = (name: EndpointName) => run.notebook.note(name, TRIED, []);
  const untried = (name: EndpointName, reason: string) => void reasons.push([name, reason]);
  return {
    run,
    reasons,
    untried,
    tokens: { member: null, agent: null, downline: null },
    made: { deposits: [], links: [], favourite: null, contracts: {}, limit: null, wallet: null },
    async must(name, request, token) {
      const exchange = await run.caller.ask(name, request, { token });
      fail(name, [...judgeAccepted(exchange), ...judgeCode(run.table, exchange)]);
      done(name);
      return exchange.envelope?.value as ResponseOf<typeof name>;
    },
    async write(name, request, token, key) {
      const exchange = await run.caller.ask(name, request, { token, ...(key !== undefined && { key }) });
      fail(name, judgeCode(run.table, exchange));
      const { envelope, status } = exchange;
      const code = envelope?.success === false ? envelope.code : '';
      if (status !== 401 && code !== 'invalid_request' && isErrorCode(code)) {
        untried(name, `refused with ${code}: an account is needed for which it is open`);
        return null;
      }
      fail(name, judgeAccepted(exchange));
      done(name);
      return { value: envelope?.value as ResponseOf<typeof name> };
    },
    async refused(name, request, { token, key, code, kind, when }) {
      const exchange = await run.caller.ask(name, request, { token, ...(key !== undefined && { key }) });
      const found = judgeRefused(run.table, exchange, { codes: [code], kind, when });
      fail(
        name,
        found.filter((one) => !known.has(keyOf(name, one))),
      );
    },
    hold(name, condition, { kind = 'state', ...difference }) {
      if (condition) return;
      const found = deviation(kind, difference);
      if (!known.has(keyOf(name, found))) throw new StepFault(name, [found]);
    },
  };
}
