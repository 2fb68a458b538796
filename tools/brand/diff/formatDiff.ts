import { shown } from '../../brand-files/finding.ts';
import { dotted } from '../explain/layerValues.ts';
import type { Paint } from '../terminal.ts';
import type { BrandDiff, Difference, Side } from './diffBrands.ts';
import { shownPair } from './shownPair.ts';

function grouped<T extends { file: string }>(items: readonly T[]): [file: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.file, [...(groups.get(item.file) ?? []), item]);
  return [...groups];
}

const side = (paint: Paint, sign: '-' | '+', of: Side | null, shownValue: string): string =>
  of === null
    ? paint('dim', `    ${sign} nothing`)
    : `${paint(sign === '-' ? 'red' : 'green', `    ${sign} ${shownValue}`)}  ${paint('dim', `${of.file}:${of.line}`)}`;

function difference(paint: Paint, { pointer, a, b }: Difference): string {
  const [old, fresh] = shownPair(a?.value, b?.value);
  return [`  ${dotted(pointer)}`, side(paint, '-', a, old), side(paint, '+', b, fresh)].join('\n');
}

/** Differing resolved values by file: `-` the first brand, `+` the second, each with the layer's file and line. */
export function formatResolved({ a, b, resolved }: BrandDiff, paint: Paint): string {
  if (resolved.length === 0) return `${a} and ${b} resolve to the same values`;
  const files = grouped(resolved).map(([file, items]) =>
    [`${paint('bold', file)} (${items.length})`, ...items.map((item) => difference(paint, item))].join('\n'),
  );
  return [`${paint('red', `- ${a}`)}  ${paint('green', `+ ${b}`)}  ${resolved.length} differences`, ...files].join('\n\n');
}

/** The values of layers that only one of the two brands has. */
export function formatLayers({ a, b, chains, layers }: BrandDiff, paint: Paint): string {
  const head = `${a}: ${chains.a.join(' < ')}\n${b}: ${chains.b.join(' < ')}`;
  if (layers.length === 0) return `${head}\n\nboth brands have the same layers`;
  const bodies = layers.map(({ layer, of, values }) => {
    const files = grouped(values).map(([file, items]) =>
      [
        `  ${paint('bold', file)}`,
        ...items.map(({ pointer, value, line }) => {
          const said = value === null ? paint('red', 'removed') : shown(value);
          return `    ${paint('dim', String(line).padStart(4))}  ${dotted(pointer)} = ${said}`;
        }),
      ].join('\n'),
    );
    return [`${paint('bold', `layer ${layer}`)} (only in ${of}, ${values.length} values)`, ...files].join('\n');
  });
  return [head, ...bodies].join('\n\n');
}
