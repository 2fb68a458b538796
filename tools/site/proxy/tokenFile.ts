import { readFileSync } from 'node:fs';
import type { TokenHeader } from '../publish/askOverHttp.ts';

const FORM = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)[ \t]*$/;

/** The message never quotes the value. */
const gotOf = (line: string): string =>
  line === '' ? 'nothing' : `${line.length} characters ${line.includes(':') ? 'that are no such header' : 'without a colon'}`;

/**
 * The header of a file with one line, `Name: value`; further lines that are empty or begin with # are skipped.
 * @throws Error naming file, line, what is expected and what was found; it never holds the value
 */
export function readTokenFile(file: string): TokenHeader {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`--token-file: ${file}: ${(cause as NodeJS.ErrnoException).code ?? String(cause)}, expected a file to read`, {
      cause,
    });
  }
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  const said = lines.filter(({ line }) => line.trim() !== '' && !line.startsWith('#'));
  const { line, number } = said[0] ?? { line: '', number: 1 };
  const [, name, value] = FORM.exec(line) ?? [];
  if (name === undefined || value === undefined)
    throw new Error(`--token-file: ${file}:${number}: expected a header as "Name: value", got ${gotOf(line)}`);
  if (said[1] !== undefined) throw new Error(`--token-file: ${file}:${said[1].number}: expected one header, got a second line`);
  if (/^(?:host|content-length|cookie|origin)$/i.test(name))
    throw new Error(`--token-file: ${file}:${number}: expected the header of a token, got "${name}"`);
  return { name: name.toLowerCase(), value };
}
