import { redact, REDACTED, redactText } from '../../../src/platform/redaction/redact.ts';
import { type Level, levels } from '../plan/levels.ts';
import type { Outcome, Row, Status } from '../plan/rows.ts';

/** A level of the report: whether a platform can go live with it. */
export interface LevelReport {
  readonly id: Level;
  readonly title: string;
  /** All needed calls of this level and of those before it fit, as far as they were tried, and each was tried; null: only chosen calls were. */
  readonly reached: boolean | null;
  readonly counts: Readonly<Record<Status, number>>;
}

/** What is written as text, HTML, JUnit XML or JSON. Without accounts, tokens and personal data. */
export interface Report {
  readonly platform: string;
  readonly brand: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly wrote: boolean;
  readonly levels: readonly LevelReport[];
  readonly rows: readonly Row[];
}

const statuses: readonly Status[] = ['fits', 'deviates', 'not offered', 'not needed', 'not tried'];

const LEAST_SECRET = 4;
const HIDDEN = '[hidden]';

/** The text without these secrets. One of digits is not sought within longer numbers, which would be maimed. */
function without(text: string, secrets: readonly string[]): string {
  return secrets.reduce(
    (clean, secret) =>
      /^\d+$/.test(secret)
        ? clean.replace(new RegExp(`(?<!\\d)${secret}(?!\\d)`, 'g'), HIDDEN)
        : clean.replaceAll(secret, HIDDEN),
    text,
  );
}

const isPersonal = (pointer: string): boolean => {
  const name = pointer.split('/').at(-1) ?? '';
  return redact({ [name]: 'x' })[name] === REDACTED;
};

function clean(row: Row, secrets: readonly string[]): Row {
  return {
    ...row,
    reasons: row.reasons.map((reason) => without(reason, secrets)),
    deviations: row.deviations.map(({ kind, pointer, seen, expected, impact }) => {
      // the beginning of a reply that is no envelope may hold anything; what a walk has seen is told in words
      const safe = kind === 'envelope' ? redactText(seen) : kind !== 'state' && isPersonal(pointer) ? REDACTED : seen;
      return {
        kind,
        pointer: without(pointer, secrets),
        seen: without(safe, secrets),
        expected: without(expected, secrets),
        impact,
      };
    }),
  };
}

interface Context {
  readonly platform: string;
  readonly brand: string;
  readonly wrote: boolean;
  /** Only chosen calls were judged, which says nothing of a level. */
  readonly chosen?: boolean;
  /** When the run ended, ms. */
  readonly at: number;
}

/** The report of a run. */
export function reportOf({ rows, secrets }: Outcome, { platform, brand, wrote, chosen = false, at }: Context): Report {
  // the longest first, as one may be part of another
  const hidden = [...new Set(secrets)]
    .filter(({ length }) => length >= LEAST_SECRET)
    .sort((one, other) => other.length - one.length);
  let before = true;
  const judged = levels.map(({ id, title }): LevelReport => {
    const own = rows.filter(({ level }) => level === id);
    const counts = Object.fromEntries(
      statuses.map((status) => [status, own.filter((row) => row.status === status).length]),
    ) as LevelReport['counts'];
    before &&= counts.deviates + counts['not offered'] + counts['not tried'] === 0;
    return { id, title, reached: chosen ? null : before, counts };
  });
  return { platform, brand, at: new Date(at).toISOString(), wrote, levels: judged, rows: rows.map((row) => clean(row, hidden)) };
}

/** 0: everything that was tried fits; 1: something deviates, or a needed call is not offered. */
export const exitCodeOf = ({ rows }: Pick<Report, 'rows'>): 0 | 1 =>
  rows.some(({ status, deviations }) => status === 'not offered' || deviations.length > 0) ? 1 : 0;
