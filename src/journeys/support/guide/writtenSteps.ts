import { readFileSync } from 'node:fs';

/** A line of a guide's code block. */
interface WrittenStep {
  command: string;
  /** What stands behind `#`; empty without it. */
  note: string;
}

const stepOf = (line: string): WrittenStep => {
  const [command = '', ...note] = line.split(/\s+# ?/);
  return { command: command.trim(), note: note.join(' # ').trim() };
};

/**
 * The shell commands below a heading of a guide, as people would copy them.
 * @param guide name in `src/docs/guide`, without `.md`
 * @throws for a heading that is gone, or has no commands
 */
export function writtenSteps(guide: string, heading: string): WrittenStep[] {
  const text = readFileSync(new URL(`../../../docs/guide/${guide}.md`, import.meta.url), 'utf8');
  const [, section] = text.split(`\n## ${heading}\n`);
  const [, block] = /^```sh\n(.*?)^```$/ms.exec(section?.split('\n## ')[0] ?? '') ?? [];
  if (block === undefined) throw new Error(`${guide}.md has no commands below "${heading}".`);
  return block.trim().split('\n').map(stepOf);
}

/** The command that a note offers instead, or the options of one, after `or:` or a colon. */
export const alternative = ({ note }: WrittenStep): string => /(?:\bor: |: )(.+)$/.exec(note)?.[1] ?? '';
