import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { promptInTerminal } from './promptInTerminal.ts';
import { AnswerError } from './completeAnswers.ts';

describe('prompting', () => {
  it('queues early lines, and prints each question', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let said = '';
    output.on('data', (chunk) => (said += String(chunk)));
    const { ask, close } = promptInTerminal(input, output);
    input.write('one\ntwo\n');
    expect(await ask('First: ')).toBe('one');
    expect(await ask('Second: ')).toBe('two');
    const third = ask('Third: ');
    input.write('three\n');
    expect(await third).toBe('three');
    close();
    expect(said).toContain('Second: ');
  });

  it('ends when the input ends', async () => {
    const input = new PassThrough();
    const { ask } = promptInTerminal(input, new PassThrough());
    input.end('one\n');
    expect(await ask('First: ')).toBe('one');
    await expect(ask('Second: ')).rejects.toThrow(AnswerError);
  });
});
