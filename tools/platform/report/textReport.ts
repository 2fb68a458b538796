import type { Paint } from '../../brand/terminal.ts';
import type { Report } from './report.ts';

const plain: Paint = (_, text) => text;

/** The report for a terminal: what deviates, what was not tried, then the levels. */
export function textReport({ platform, brand, wrote, rows, levels }: Report, paint: Paint = plain): string {
  const lines = [`${platform} for ${brand}${wrote ? '' : ', reads only'}`];
  for (const { name, method, path, deviations } of rows) {
    if (deviations.length === 0) continue;
    lines.push('', `${paint('red', 'deviates')} ${name}  ${method} ${path}`);
    for (const { kind, pointer, seen, expected, impact } of deviations)
      lines.push(
        `  ${kind}${pointer === '' ? '' : ` ${pointer}`}`,
        `    seen      ${seen}`,
        `    expected  ${expected}`,
        `    a player  ${impact}`,
      );
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
    lines.push(
      `${reached ? paint('green', 'reached    ') : paint('red', 'not reached')} ${title}: ${parts.join(', ') || 'no calls'}`,
    );
  }
  return lines.join('\n');
}
