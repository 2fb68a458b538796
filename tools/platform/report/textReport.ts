import type { Paint } from '../../brand/terminal.ts';
import { type Alike, alike, commonOf } from './alike.ts';
import type { Report } from './report.ts';

const plain: Paint = (_, text) => text;

const told = (deviations: readonly Alike[]): string[] =>
  deviations.flatMap(({ kind, pointer, seen, expected, impact }) => [
    `  ${kind}${pointer === '' ? '' : ` ${pointer}`}`,
    `    seen      ${seen}`,
    ...expected.map((one) => `    expected  ${one}`),
    `    a player  ${impact}`,
  ]);

/** The report for a terminal: what deviates, first what many calls do alike, what was not tried, then the levels. */
export function textReport({ platform, brand, wrote, rows, levels }: Report, paint: Paint = plain): string {
  const lines = [`${platform} for ${brand}${wrote ? '' : ', reads only'}`];
  const { common, rest } = commonOf(rows);
  for (const { deviation, calls } of common)
    lines.push(
      '',
      `${paint('red', 'deviates')} ${calls.length} calls`,
      ...told(alike([deviation])),
      `    calls     ${calls.join(', ')}`,
    );
  for (const row of rows) {
    const own = rest(row);
    if (own.length > 0) lines.push('', `${paint('red', 'deviates')} ${row.name}  ${row.method} ${row.path}`, ...told(alike(own)));
  }
  const listed = (status: string) => rows.filter((row) => row.status === status);
  const missing = listed('not offered');
  if (missing.length > 0) lines.push('', `${paint('red', 'not offered')} ${missing.map(({ name }) => name).join(', ')}`);
  const reasons = new Map<string, string[]>();
  for (const { name, status, reasons: own } of rows)
    if (status !== 'not needed') for (const reason of own) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  for (const [reason, names] of reasons) lines.push('', `${paint('yellow', 'not tried')} ${reason}`, `  ${names.join(', ')}`);
  const needless = listed('not needed');
  if (needless.length > 0) lines.push('', `not needed by ${brand}: ${needless.map(({ name }) => name).join(', ')}`);
  lines.push('');
  for (const { title, reached, counts } of levels) {
    const parts = Object.entries(counts).flatMap(([status, count]) => (count > 0 ? [`${count} ${status}`] : []));
    const head = reached === null ? 'in part    ' : reached ? paint('green', 'reached    ') : paint('red', 'not reached');
    lines.push(`${head} ${title}: ${parts.join(', ') || 'no calls'}`);
  }
  return lines.join('\n');
}
