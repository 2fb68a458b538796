import { type Endpoint, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { isErrorCode } from '../../../src/platform/errors/errors.ts';
import { textOf } from '../../../src/platform/schemas/problemText.ts';
import { repair } from '../../../src/platform/schemas/repair.ts';
import { requestValidatorOf } from '../../../src/platform/schemas/requestValidator.ts';
import type { Problem } from '../../../src/platform/schemas/checks.ts';
import { pep1 } from '../../../src/platform/sealing/pep1.ts';
import { errorsOf, type ErrorTable } from '../../openapi/errorTable.ts';
import type { Exchange } from '../wire/exchange.ts';
import { type Deviation, deviation, shown } from './deviation.ts';
import { judgeTimes } from './times.ts';

const MOST_BYTES = 1_000_000;
const MOST_PROBLEMS = 5;

const partLost = 'This part is left out, and the portal reports it.';
const allLost = 'The portal says that something went wrong, and shows nothing of this reply.';

/** The part of a value at a JSON pointer. */
export function at(value: unknown, pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], value);
}

/** Everything in which a value differs from the schema of this title. */
export function judgeValue(title: string, value: unknown, opaque = false): Deviation[] {
  const times = judgeTimes(title, value);
  const validate = requestValidatorOf(title);
  const problems: Problem[] = [];
  const collect = (part: unknown, losses?: Parameters<typeof validate>[1]) => {
    const last = validate(part, losses);
    problems.push(...(losses?.removals ?? []), ...(last === null ? [] : [last]));
    return last;
  };
  const isReadable = repair(structuredClone(value), collect) !== null;
  const impact = isReadable || opaque ? partLost : allLost;
  const told = new Set(times.map(({ pointer }) => pointer));
  return [
    ...times,
    ...problems.flatMap((problem) => {
      const { path, rule, limit } = problem;
      // a property that was dropped because it does not fit is missing then
      if (told.has(path) || (rule === 'required' && told.has(`${path}/${String(limit)}`))) return [];
      told.add(path);
      const part = at(value, path);
      return [deviation('schema', { pointer: path, seen: shown(part), expected: `${title}: ${textOf(problem)}`, impact })];
    }),
  ].slice(0, MOST_PROBLEMS);
}

const typeOf = ({ headers }: Exchange): string => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** What is true of every reply, whatever it says. */
export function judgeFrame(exchange: Exchange): Deviation[] {
  const { connection, headers, envelope, status, bytes, text, isMapped, sealedRequest, sealedReply, name } = exchange;
  if (connection !== null) return [deviation('connection', { seen: connection, expected: 'a reply' })];
  const found: Deviation[] = [];
  const type = typeOf(exchange);
  const wanted = sealedReply ? pep1.mediaType : 'application/json';
  if (status >= 300 && status < 400) {
    const seen = `status ${status} to another address`;
    found.push(deviation('status', { seen, expected: 'the reply itself: redirects are not followed' }));
  } else if (envelope === null) {
    const seen = `status ${status}, ${type || 'no content type'}: ${shown(text.slice(0, 80))}`;
    found.push(
      deviation('envelope', { seen, expected: isMapped ? 'the envelope of mappings.json' : '{success, message, value} as JSON' }),
    );
  } else if (type !== wanted) found.push(deviation('content-type', { seen: shown(type), expected: wanted }));
  const cache = headers.get('cache-control') ?? '';
  const isPrivate = endpoints[name].access === 'token' || sealedRequest;
  if (isPrivate && !/\bno-store\b/i.test(cache))
    found.push(deviation('cache', { seen: `Cache-Control: ${cache || 'missing'}`, expected: 'Cache-Control: no-store' }));
  if (!Number.isFinite(Date.parse(headers.get('date') ?? '')))
    found.push(deviation('date', { seen: shown(headers.get('date') ?? undefined), expected: 'the header Date' }));
  if (bytes > MOST_BYTES) found.push(deviation('size', { seen: `${bytes} bytes`, expected: `at most ${MOST_BYTES} bytes` }));
  return found;
}

/** A reply that should say that the call was done. */
export function judgeAccepted(exchange: Exchange): Deviation[] {
  const { name, envelope, status, sealedRequest, sealedReply } = exchange;
  const { response, opaque }: Endpoint = endpoints[name];
  const found = judgeFrame(exchange);
  if (envelope === null) return found;
  if (!envelope.success) {
    const seen = `status ${status}, refused: ${shown(envelope.message)}`;
    return [
      ...found,
      deviation('status', {
        seen,
        expected: 'status 200, success true',
        impact: 'The player reads a refusal where none is due.',
      }),
    ];
  }
  if (status !== 200) found.push(deviation('status', { seen: `status ${status}`, expected: 'status 200' }));
  if (sealedRequest && !sealedReply)
    found.push(
      deviation('sealing', {
        seen: 'an open reply to a sealed request',
        expected: `a reply sealed under its key (${pep1.mediaType})`,
      }),
    );
  return response === null ? found : [...found, ...judgeValue(response, envelope.value, opaque?.length === 0)];
}

/** Whether a refusal's code is one that the call may send with this status. */
export function judgeCode(table: ErrorTable, exchange: Exchange): Deviation[] {
  const { envelope, name, status } = exchange;
  if (envelope === null || envelope.success || envelope.message === '') return [];
  const { code, message } = envelope;
  if (code === '' && !/^[a-z\d]+(?:[_.-][a-z\d]+)+$/i.test(message)) return [];
  const listed = errorsOf(table, name);
  if (isErrorCode(code) && listed.get(status)?.includes(code)) return [];
  const statuses = [...listed].flatMap(([other, codes]) => (codes.includes(code) ? [other] : []));
  const expected =
    code === ''
      ? 'a code of ErrorCode, or a sentence for the player'
      : statuses.length > 0
        ? `this code with status ${statuses.join(' or ')}`
        : 'a code that x-errors lists for this call';
  return [deviation('code', { seen: `${message} with status ${status}`, expected })];
}

/** What a refusal must be. */
export interface Refusal {
  readonly codes: readonly string[];
  readonly kind: Deviation['kind'];
  /** What was done, in words: `without a token`. */
  readonly when: string;
  readonly impact?: string;
}

/** A reply that should refuse the call. */
export function judgeRefused(table: ErrorTable, exchange: Exchange, { codes, kind, when, impact }: Refusal): Deviation[] {
  const { envelope, status, name } = exchange;
  const frame = judgeFrame(exchange).filter((one) => one.kind !== 'cache');
  if (envelope === null) return frame;
  const allowed = [...errorsOf(table, name)].flatMap(([other, listed]) =>
    codes.filter((code) => listed.includes(code)).map((code) => `${code} with status ${other}`),
  );
  const seen = envelope.success ? `accepted with status ${status}` : `${envelope.message || 'no message'} with status ${status}`;
  if (!envelope.success && allowed.includes(seen)) return frame;
  const expected = `${when}: refused with ${allowed.join(', or ') || codes.join(' or ')}`;
  return [...frame, deviation(kind, { seen, expected, ...(impact !== undefined && { impact }) })];
}

/** Whether a platform does not have a call at all. */
export const isMissing = ({ status, envelope }: Exchange): boolean =>
  [404, 405, 501].includes(status) && (envelope === null || !envelope.success);
