import type { Row } from '../plan/rows.ts';
import { alike } from './alike.ts';
import type { Report } from './report.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for XML and HTML; characters that XML forbids are dropped. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const describe = ({ deviations }: Row): string =>
  deviations
    .map(
      ({ kind, pointer, seen, expected, impact }) =>
        `${kind} ${pointer}\nseen: ${seen}\nexpected: ${expected}\na player: ${impact}`,
    )
    .join('\n\n');

function junitCase(row: Row): string {
  const { name, level, status, method, path, deviations, reasons } = row;
  const head = `    <testcase classname="platform.${level}" name="${escaped(`${name} ${method} ${path}`)}"`;
  const failure = (message: string, text: string) =>
    `${head}>\n      <failure message="${escaped(message)}">${escaped(text)}</failure>\n    </testcase>`;
  if (deviations.length > 0) return failure(deviations.map(({ kind }) => kind).join(', '), describe(row));
  if (status === 'not offered') return failure('not offered', 'The platform does not have this call.');
  if (status === 'fits') return `${head}/>`;
  return `${head}>\n      <skipped message="${escaped(`${status}: ${reasons.join('; ')}`)}"/>\n    </testcase>`;
}

/** The report as JUnit XML, which CI systems read: a suite for each level, a case for each call. */
export function junitReport({ platform, levels, rows }: Report): string {
  const suites = levels.map(({ id, title }) => {
    const own = rows.filter(({ level }) => level === id);
    const failures = own.filter(({ status, deviations }) => deviations.length > 0 || status === 'not offered').length;
    const skipped = own.filter(
      ({ status, deviations }) => deviations.length === 0 && status.startsWith('not ') && status !== 'not offered',
    ).length;
    const head = `  <testsuite name="${escaped(title)}" tests="${own.length}" failures="${failures}" skipped="${skipped}">`;
    return [head, ...own.map(junitCase), '  </testsuite>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(platform)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #8884;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
.fits{color:light-dark(#18703c,#7bd99b)}.deviates,.offered{color:light-dark(#b3261e,#ff9b91)}.needed,.tried{opacity:.7}
dl{margin:0 0 .6rem}dt{font-weight:600}dd{margin:0 0 0 1rem}code{font:13px ui-monospace,monospace}`;

function htmlRow(row: Row): string {
  const { name, method, path, status, deviations, tried, reasons } = row;
  const found = alike(deviations).map(
    ({ kind, pointer, seen, expected, impact }) =>
      `<dl><dt>${escaped(kind)} <code>${escaped(pointer)}</code></dt><dd>Seen: ${escaped(seen)}</dd>` +
      `${expected.map((one) => `<dd>Expected: ${escaped(one)}</dd>`).join('')}<dd>A player: ${escaped(impact)}</dd></dl>`,
  );
  const notes = [
    ...found,
    ...reasons.map((reason) => `<p>${escaped(reason)}</p>`),
    deviations.length === 0 && tried.length > 0 ? escaped(tried.join(', ')) : '',
  ];
  const kind = status.split(' ').at(-1) ?? '';
  return `<tr><th scope="row">${name}<br><code>${escaped(`${method} ${path}`)}</code></th><td class="${kind}">${status}</td><td>${notes.join('')}</td></tr>`;
}

const standing = (reached: boolean | null): string => {
  if (reached === null) return '<span class="tried">in part</span>';
  return reached ? '<span class="fits">reached</span>' : '<span class="deviates">not reached</span>';
};

/** The report as one page without scripts, pictures or addresses. */
export function htmlReport({ platform, brand, at, wrote, levels, rows }: Report): string {
  const parts = levels.map(({ id, title, reached, counts }) => {
    const own = rows.filter(({ level }) => level === id);
    const figures = Object.entries(counts).flatMap(([status, count]) => (count > 0 ? [`${count} ${status}`] : []));
    const head = `<h2>${escaped(title)}: ${standing(reached)}</h2>`;
    return `${head}<p>${figures.join(', ')}</p><table><thead><tr><th>Call</th><th>State</th><th>What was found</th></tr></thead><tbody>${own.map(htmlRow).join('\n')}</tbody></table>`;
  });
  const title = `${platform} for ${brand}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>
<p>${escaped(at)}${wrote ? '' : ', reads only'}</p>${parts.join('\n')}</body></html>
`;
}
