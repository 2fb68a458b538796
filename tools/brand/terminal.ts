import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Applies a style, or returns the text unchanged. */
export type Paint = (style: Style, text: string) => string;

interface Output {
  isTTY?: boolean;
}

/** Colours for terminals only; files, pipes and `NO_COLOR` get plain text. */
export function paintFor(output: Output, environment: NodeJS.ProcessEnv = process.env): Paint {
  const coloured = output.isTTY === true && !environment['NO_COLOR'];
  // color is forced: the condition above decides, not Node
  return (style, text) => (coloured ? styleText(style, text, { validateStream: false }) : text);
}

/** Machine output of a command: one JSON value. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
