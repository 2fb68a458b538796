import { styleText } from 'node:util';

/** The styles that reports use. */
export type Style = Parameters<typeof styleText>[0];

/** Puts a style around a text, or gives it back as it is. */
export type Paint = (style: Style, text: string) => string;

interface Output {
  isTTY?: boolean;
}

/** Colours for a person's terminal only: a file, a pipe and `NO_COLOR` get plain text. */
export function paintFor(output: Output, environment: NodeJS.ProcessEnv = process.env): Paint {
  const coloured = output.isTTY === true && !environment['NO_COLOR'];
  // whether this stream takes colours is decided above, not by Node
  return (style, text) => (coloured ? styleText(style, text, { validateStream: false }) : text);
}

/** What a command prints for programs: one JSON value and nothing else. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
