import { createInterface } from 'node:readline/promises';
import { AnswerError, type Ask } from './completeAnswers.ts';

/** Prompts line by line; early lines are queued. At the end of input, or on Ctrl-C, the answer is an AnswerError. */
export function promptInTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    async ask(text) {
      terminal.setPrompt(text);
      terminal.prompt();
      const line = await lines.next();
      if (line.done) throw new AnswerError('the answers ended early; nothing was written');
      return line.value;
    },
    close: () => terminal.close(),
  };
}
