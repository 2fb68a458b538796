import { type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import type { Deviation } from '../judge/deviation.ts';
import { type Level, levelOf } from './levels.ts';

/** How a call stands. */
export type Status = 'fits' | 'deviates' | 'not offered' | 'not needed' | 'not tried';

/** One call in the report. */
export interface Row {
  readonly name: EndpointName;
  readonly level: Level;
  readonly method: string;
  readonly path: string;
  readonly status: Status;
  readonly deviations: readonly Deviation[];
  /** What was tried, in words. */
  readonly tried: readonly string[];
  /** Why it is not needed, or what was not tried. */
  readonly reasons: readonly string[];
}

/** What a run found. */
export interface Outcome {
  readonly rows: readonly Row[];
  /** Texts that no report may show: accounts, passwords, tokens. */
  readonly secrets: readonly string[];
}

/** Collects what a run finds, call by call. */
export interface Notebook {
  /** Notes one trial of a call with what deviated. */
  note(name: EndpointName, what: string, deviations: readonly Deviation[]): void;
  missing(name: EndpointName): void;
  needless(name: EndpointName, reason: string): void;
  untried(name: EndpointName, reason: string): void;
  isOpen(name: EndpointName): boolean;
  rows(): Row[];
}

const same = (one: Deviation, other: Deviation): boolean =>
  one.kind === other.kind && one.pointer === other.pointer && one.expected === other.expected;

/** A notebook over calls; `addressOf` gives method and path, as a brand may have its own. */
export function createNotebook(
  names: readonly EndpointName[],
  addressOf: (name: EndpointName) => { method: string; path: string } = (name) => endpoints[name],
): Notebook {
  const entries = new Map(
    names.map((name) => [
      name,
      { deviations: [] as Deviation[], tried: [] as string[], reasons: [] as string[], fixed: null as Status | null },
    ]),
  );
  const fix = (name: EndpointName, status: Status, reason?: string): void => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entry.fixed = status;
    if (reason !== undefined) entry.reasons.push(reason);
  };
  return {
    note(name, what, deviations) {
      const entry = entries.get(name);
      if (entry === undefined) return;
      if (!entry.tried.includes(what)) entry.tried.push(what);
      for (const one of deviations) if (!entry.deviations.some((other) => same(one, other))) entry.deviations.push(one);
    },
    missing: (name) => fix(name, 'not offered'),
    needless: (name, reason) => fix(name, 'not needed', reason),
    untried(name, reason) {
      const entry = entries.get(name);
      if (entry !== undefined && !entry.reasons.includes(reason)) entry.reasons.push(reason);
    },
    isOpen: (name) => entries.get(name)?.fixed === null,
    rows: () =>
      [...entries].map(([name, { deviations, tried, reasons, fixed }]) => {
        const judged: Status = deviations.length > 0 ? 'deviates' : tried.length > 0 ? 'fits' : 'not tried';
        const { method, path } = addressOf(name);
        return { name, level: levelOf(name), method, path, status: fixed ?? judged, deviations, tried, reasons };
      }),
  };
}
