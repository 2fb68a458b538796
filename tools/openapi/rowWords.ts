import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The files of the endpoint table; a group has the name of its file. */
const files = [
  'session',
  'verification',
  'system',
  'member',
  'messages',
  'content',
  'games',
  'lottery',
  'deposit',
  'missions',
  'records',
  'referrals',
  'rewards',
  'bonuses',
  'security',
  'service',
  'wallets',
  'withdrawal',
  'responsible/playRecords',
  'responsible/protection',
  'agent/agentAccounts',
  'agent/agentTeam',
  'agent/agentContent',
  'agent/agentContracts',
];

/** What the endpoint table says of a row in words. */
export interface Words {
  readonly group: string;
  readonly summary: string;
}

const comment = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s+`;
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();

/** The doc comment of each row and each group of the endpoint table below `root`. */
export function readRowWords(root: string): { rows: Map<string, Words>; tags: { name: string; description: string }[] } {
  const rows = new Map<string, Words>();
  const tags = files.map((file) => {
    const group = basename(file);
    const text = readFileSync(join(root, `src/platform/endpoints/${file}.ts`), 'utf8');
    for (const [, summary = '', name = ''] of text.matchAll(new RegExp(`${comment}(\\w+): \\{`, 'g'))) {
      rows.set(name, { group, summary: oneLine(summary) });
    }
    return { name: group, description: oneLine(new RegExp(`${comment}export const ${group}\\b`).exec(text)?.[1] ?? '') };
  });
  return { rows, tags };
}
