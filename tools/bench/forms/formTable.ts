import type { Start } from '../start.ts';
import type { Profile, Visit } from '../visit.ts';
import { median } from '../compare.ts';
import { type FormName, forms } from './contenders.ts';

/** A visit that asks the form, and one that does not. */
export type FormVisit = Visit & Start;

/** Visits of each form and profile. */
export type FormVisits = Record<FormName, Record<Profile, FormVisit[]>>;

const PROFILES: readonly Profile[] = ['fast', 'slow'];

/** What a page without a form has not. */
const NONE = '–';

const ms = (visits: FormVisits, name: FormName, part: 'fcp' | 'ready' | 'script' | 'startScript' | 'startWork'): string =>
  PROFILES.map((profile) => Math.round(median(visits[name][profile].map((visit) => visit[part]))) || NONE).join(' / ');

const ratio = (visits: FormVisits, name: FormName, part: 'fcp' | 'ready'): string =>
  PROFILES.map((profile) => {
    const of = (one: FormName) => median(visits[one][profile].map((visit) => visit[part]));
    return of(name) === 0 || of('floor') === 0 ? NONE : (of(name) / of('floor')).toFixed(2);
  }).join(' / ');

const count = (visits: FormVisits, name: FormName, part: 'requests' | 'bytes'): number =>
  median(visits[name].fast.map((visit) => visit[part]));

/** A Markdown table, one row a form: medians, and ratios to the floor of the same run. */
export function formTable(visits: FormVisits): string[] {
  const head = [
    'form',
    'first paint fast / slow, ms',
    'to the floor',
    'form answers fast / slow, ms',
    'to the floor',
    'script until the answer, ms',
    'script of the start, ms',
    'main thread of the start, ms',
    'requests',
    'kB',
  ];
  const rows = (Object.keys(forms) as FormName[]).map((name) => [
    name,
    ms(visits, name, 'fcp'),
    ratio(visits, name, 'fcp'),
    ms(visits, name, 'ready'),
    ratio(visits, name, 'ready'),
    ms(visits, name, 'script'),
    ms(visits, name, 'startScript'),
    ms(visits, name, 'startWork'),
    String(count(visits, name, 'requests')),
    String(Math.round(count(visits, name, 'bytes') / 1000)),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
