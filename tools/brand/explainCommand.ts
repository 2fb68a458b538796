import type { Command } from 'commander';
import { type Json } from '../../src/engine/brand/json.ts';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { shown } from '../brand-files/finding.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { type Explanation, explainPath } from './explain/explainPath.ts';
import { dotted } from './explain/layerValues.ts';
import { type Paint, paintFor, printJson } from './terminal.ts';

const whole = (value: Json): string => {
  const line = JSON.stringify(value);
  return line.length <= 100 ? line : JSON.stringify(value, null, 2);
};

const styles = { won: 'green', merged: 'cyan', replaced: 'dim', removed: 'red' } as const;

export function formatExplanation({ brand, chain, value, others, flag, demands }: Explanation, paint: Paint): string {
  const lines: string[] = [];
  if (flag) {
    const names = flag.aliases.length > 0 ? ` (${flag.aliases.join(', ')})` : '';
    lines.push(`${paint('bold', `flag ${flag.modId}${names}`)} of ${brand}: ${flag.on ? 'on' : 'off'}`, `  ${flag.text}`);
    if (flag.path.length > 0) lines.push(`  tree: ${flag.path.map((node) => `${node.modId}=${node.enabled}`).join(' > ')}`);
  }
  for (const [index, one] of (value ? [value, ...others] : []).entries()) {
    if (flag || index > 0) lines.push('');
    lines.push(`${paint('bold', `${one.file} ${dotted(one.pointer)}`)} of ${chain.join(' < ')}`);
    lines.push(one.value === undefined ? '  no value: it was removed' : `  ${whole(one.value).replaceAll('\n', '\n  ')}`);
    for (const { layer, file, line, value: said, effect } of one.steps)
      lines.push(`  ${paint(styles[effect], effect.padEnd(8))} ${layer}  ${file}:${line}  ${shown(said)}`);
  }
  for (const { market, rule, source, url } of demands)
    lines.push(`  ${paint('cyan', 'demanded')} ${market}: ${rule}`, `           ${source}`, `           ${url}`);
  return lines.join('\n');
}

interface Options {
  json?: true;
  brands: string;
}

function explain(id: string, path: readonly string[], { json, brands }: Options): void {
  const folders = foldersAt(brands);
  const explanation = explainPath(id, path.join(' '), folders);
  const unknown = explanation.value === null && explanation.flag === null;
  if (json) printJson(explanation);
  else if (!unknown) console.log(formatExplanation(explanation, paintFor(process.stdout)));
  if (!unknown) return;
  process.exitCode = 1;
  if (json) return;
  const near = explanation.near.length > 0 ? `\ndid you mean\n${explanation.near.map((one) => `  ${one}`).join('\n')}` : '';
  process.stderr.write(`${explanation.chain.join(' < ')} has nothing at "${path.join(' ')}"${near}\n`);
}

export function registerExplain(program: Command): void {
  program
    .command('explain')
    .description('Shows a resolved value and every layer that sets it; for a flag also why it is on or off.')
    .argument('<id>', 'brand')
    .argument(
      '<path...>',
      'such as "theme.json color.light.accent", menus.side.entries.home, /hosts, directRegister, CBS3, portal:home, balance (a call)',
    )
    .addOption(brandsOption())
    .option('--json', 'print the explanation as JSON')
    .action(explain);
}
