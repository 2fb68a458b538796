import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { formatFindings } from '../brand-files/finding.ts';
import { marketCodes } from '../brand-files/markets/markets.ts';
import { brandsOption, namingFolder } from '../brand-files/brandsOption.ts';
import type { Answers } from './new/question.ts';
import { promptInTerminal } from './new/promptInTerminal.ts';
import { AnswerError, completeAnswers } from './new/completeAnswers.ts';
import { kindNames } from './new/kinds.ts';
import { lookNames } from './new/looks.ts';
import { languagesOf, marketIn } from './new/marketQuestion.ts';
import { count } from './report/text.ts';
import { paintFor, printJson } from './terminal.ts';

type Options = Partial<Omit<Answers, 'id'>> & { yes?: true; json?: true; brands: string; color?: string; logo?: string };

function nextSteps(answers: Answers, folder: string, brands: string): string {
  const { own, after } = namingFolder(brands);
  const { id, holder, licence, hosts } = answers;
  const steps: [what: string, how: string][] = [
    ['see it', `npm start${after}, then http://${id}.localhost:5173/`],
    ['check it', `npm run brand -- check ${id}${own}`],
    ['publish it', `npm run build${after}, or npm run brand -- publish ${id}${own}`],
    ['serve it', `npm run serve${after}, then http://${id}.localhost:8787/ (the operator's hosts: ${hosts})`],
  ];
  const market = marketIn(answers);
  for (const code of market === null ? [] : languagesOf(market).others)
    steps.push([`add language ${code}`, `npm run brand -- language ${code} --brand ${id}${own}`]);
  if (licence === 'pending')
    steps.push(['before it goes live', `regulatory.legal in ${folder}/brand.json: licence, authority and address of ${holder}`]);
  if (market?.caution !== undefined) steps.push([`the law (${market.name})`, market.caution]);
  return steps.map(([what, how]) => `  ${what.padEnd(22)}${how}`).join('\n');
}

async function make(id: string, { yes, json, brands, color, logo, ...options }: Options, command: Command): Promise<void> {
  const folders = foldersAt(brands);
  // loaded on demand, so that --help and option errors are fast
  const [{ createBrand, existingBrands }, { createWholeRegistry }, { brandNames }] = await Promise.all([
    import('./new/createBrand.ts'),
    import('#app/allFeatures.ts'),
    import('../site/publish/brandNames.ts'),
  ]);
  const given = {
    ...(logo === undefined ? {} : await (await import('./new/logoColours.ts')).coloursOfLogo(readFileSync(logo))),
    ...(color === undefined ? {} : { colour: color }),
    ...options,
    id,
  };
  const person = process.stdin.isTTY && !yes ? promptInTerminal(process.stdin, process.stderr) : null;
  const paint = paintFor(process.stderr);
  let answers: Answers;
  try {
    answers = await completeAnswers(given, {
      existing: existingBrands(folders),
      ask: person?.ask ?? null,
      tell: (text) => process.stderr.write(`${paint('red', text)}\n`),
      acceptAll: yes === true,
    });
  } catch (error) {
    if (error instanceof AnswerError) command.error(`error: ${error.message}`);
    throw error;
  } finally {
    person?.close();
  }
  const created = await createBrand(answers, { brands, folders, names: brandNames(createWholeRegistry()) });
  if (json) printJson({ ...created, answers: { ...answers, defaultPassword: undefined } });
  else {
    const { folder, files, untranslated, warnings } = created;
    const words = untranslated.map((word) => `  ${'translate'.padEnd(22)}${word}\n`).join('');
    const found = [
      ...(untranslated.length === 0 ? [] : [`${count(untranslated.length, 'word')} to translate`]),
      ...(warnings.length === 0 ? [] : [count(warnings.length, 'warning')]),
    ];
    const told = warnings.length === 0 ? '' : `${formatFindings(warnings)}\n\n`;
    const head = `${folder}: ${count(files.length, 'file')}, ${found.length === 0 ? 'no findings' : found.join(', ')}`;
    console.log(`${head}\n\n${told}${words}${nextSteps(answers, folder, brands)}`);
  }
}

export function registerNew(program: Command): void {
  program
    .command('new')
    .description('Creates a brand folder that passes every check; prompts for values that no option gives.')
    .argument('<id>', 'folder name: lower-case letters, digits, hyphens')
    .option('--name <name>', 'name that players see')
    .option('--extends <id>', 'brand to extend')
    .option('--kind <name>', `what it offers first: ${kindNames.join(', ')}`)
    .option('--market <code>', `market whose demands the brand meets: ${marketCodes.join(', ')}`)
    .option('--languages <codes>', 'languages, such as PT,EN')
    .option('--default <code>', 'default language')
    .option('--currency <symbol>', 'currency by its code (ISO 4217), or a symbol')
    .option('--hosts <names>', 'hosts, separated by commas')
    .option('--colour <#rrggbb>', 'main colour: palette, mark and pictures are made from it')
    .option('--color <#rrggbb>', 'the same as --colour')
    .option('--logo <file>', 'picture to take both colours from; it is not copied')
    .option('--accent <#rrggbb>', 'second colour (default: derived from the main one)')
    .option('--look <name>', `shape and type: ${lookNames.join(', ')}`)
    .option('--theme <name>', 'theme that pages start with: light, dark, system (default: that of the extended brand)')
    .option('--merchant <code>', "the platform's merchant code (default: the id)")
    .option('--holder <name>', 'licence holder')
    .option('--licence <number>', 'licence number')
    .option('--authority <name>', 'who issued the licence')
    .option('--address <text>', 'registered address')
    .option('--default-password <text>', 'password that new accounts get, or its SHA-256 (default: none)')
    .option('--yes', 'do not prompt; use defaults for missing options')
    .addOption(brandsOption())
    .option('--json', 'print the result as JSON')
    .action(make);
}
