import { moneyKeys } from '#contract/moneyKeys.ts';
import { type EndpointName, endpoints, type FailureOf, type ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import type { Envelope } from './envelope.ts';
import { CallError } from '#platform/errors/callError.ts';
import { repair, type ShortenedList } from '#platform/schemas/repair.ts';
import { validatorOf } from '#platform/schemas/validator.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';

/** An answer of the platform; a refusal is a value, too. */
export type Reply<K extends EndpointName> = Answer<K> | Refusal<K>;

export interface Answer<K extends EndpointName> {
  ok: true;
  value: ResponseOf<K>;
}

export interface Refusal<K extends EndpointName> {
  ok: false;
  /** The platform's code, or empty when it sent a sentence. */
  code: string;
  /** The platform's raw message: show it as text, through `messageOf`. */
  message: string;
  value: FailureOf<K> | null;
}

type Report = (event: ReportEvent) => void;

/** Dropped parts that a report names, so that a beacon can carry it; lists are named with the number of theirs. */
const MOST_REPORTED = 50;

/** Properties of the call's value that hold money, on success or in a refusal. */
export function exactProperties(name: EndpointName): readonly string[] {
  const { response, failure }: Endpoint = endpoints[name];
  return [response, failure].flatMap((title) => (title && moneyKeys[title]) ?? []);
}

/**
 * Parses an envelope by the endpoint's schemas, tolerantly: bad parts are dropped and reported.
 * @throws CallError badResponse when something required is missing
 */
export async function readReply<K extends EndpointName>(name: K, envelope: Envelope, report: Report): Promise<Reply<K>> {
  const endpoint: Endpoint = endpoints[name];
  const { success, message, code, value } = envelope;
  if (success) return { ok: true, value: (await readValue(name, endpoint, value, report)) as ResponseOf<K> };
  return { ok: false, code, message, value: (await readFailure(endpoint, value)) as FailureOf<K> | null };
}

async function readValue(name: EndpointName, endpoint: Endpoint, value: unknown, report: Report): Promise<unknown> {
  if (endpoint.response === null) return undefined;
  const tree = detachTree(endpoint.opaque, value);
  if (tree === 'whole') return value;
  const repaired = repair(value, await validatorOf(endpoint.response));
  if (repaired === null) throw new CallError('badResponse', name);
  const { removals, shortened } = repaired;
  if (removals.length > 0)
    report({ kind: 'replyRepaired', endpoint: name, removals: removals.slice(0, MOST_REPORTED), shortened });
  if (shortened.some(isLost)) throw new CallError('badResponse', name);
  tree?.attach();
  return repaired.value;
}

/** Whether nothing is left of the list that was asked for: it cannot be shown, and must not look as if there were none. */
const isLost = ({ path, dropped, of }: ShortenedList): boolean => dropped === of && (path === '' || path === '/rows');

/** Removes the tree from the value while the rest is validated; `whole` when the whole value is a tree. */
function detachTree(path: readonly string[] | undefined, value: unknown): 'whole' | { attach(): void } | null {
  if (path === undefined || typeof value !== 'object' || value === null) return null;
  const last = path.at(-1);
  if (last === undefined) return 'whole';
  let parent: unknown = value;
  for (const part of path.slice(0, -1)) parent = (parent as Record<string, unknown> | null | undefined)?.[part];
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) return null;
  const holder = parent as Record<string, unknown>;
  const tree = holder[last];
  // a list may be required, so an empty one stands in for it
  if (Array.isArray(tree)) holder[last] = [];
  else delete holder[last];
  return {
    attach() {
      if (typeof tree === 'object' && tree !== null) holder[last] = tree;
    },
  };
}

async function readFailure(endpoint: Endpoint, value: unknown): Promise<unknown> {
  if (endpoint.failure === undefined || value === null || value === undefined) return null;
  return repair(value, await validatorOf(endpoint.failure))?.value ?? null;
}

/** Fetches a reply's schema while the reply is on its way; a failure surfaces when it is needed. */
export function prepareReply(name: EndpointName): void {
  const { response, opaque }: Endpoint = endpoints[name];
  if (response !== null && opaque?.length !== 0) validatorOf(response).catch(() => undefined);
}
