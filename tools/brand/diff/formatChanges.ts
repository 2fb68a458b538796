import type { FileChange, SiteChanges } from '../../site/changes/siteChanges.ts';
import type { JsonDifference } from '../../support/jsonDifferences.ts';
import { dotted } from '../explain/layerValues.ts';
import type { Paint } from '../terminal.ts';
import { shownPair } from './shownPair.ts';

const signs: Readonly<Record<FileChange, string>> = { added: '+', removed: '-', changed: '~' };

function inLines(paint: Paint, { pointer, a, b }: JsonDifference): string {
  const [old, fresh] = shownPair(a, b);
  return [`  ${dotted(pointer)}`, `    ${paint('red', `- ${old}`)}`, `    ${paint('green', `+ ${fresh}`)}`].join('\n');
}

const inOneLine = (_: Paint, { pointer, a, b }: JsonDifference): string =>
  `  ${dotted(pointer)}  ${String(a ?? 'none')} → ${String(b ?? 'none')}`;

function hashes(_: Paint, { pointer, a, b }: JsonDifference): string {
  const [old, fresh] = [a, b].map((list) => (Array.isArray(list) ? list : []));
  const count = (list: typeof old, other: typeof old) => list!.filter((hash) => !other!.includes(hash)).length;
  return `  ${dotted(pointer)}  ${count(fresh, old)} new, ${count(old, fresh)} gone`;
}

/** What publishing changes on a site, by kind; `-` is what it has now, `+` what it will have. */
export function formatChanges(id: string, { files, ...values }: SiteChanges, paint: Paint): string {
  const kinds = { version: inOneLine, config: inLines, flags: inOneLine, texts: inLines, policy: hashes } as const;
  const parts = Object.entries(kinds).flatMap(([kind, format]) => {
    const list = values[kind as keyof typeof kinds];
    return list.length === 0
      ? []
      : [`${paint('bold', kind)} (${list.length})`, ...list.map((one) => format(paint, one))].join('\n');
  });
  if (files.length > 0)
    parts.push(
      [`${paint('bold', 'files')} (${files.length})`, ...files.map(({ name, change }) => `  ${signs[change]} ${name}`)].join(
        '\n',
      ),
    );
  return `${paint('bold', id)}: ${parts.length === 0 ? 'nothing changes' : `\n\n${parts.join('\n\n')}`}`;
}
