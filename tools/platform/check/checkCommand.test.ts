import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryCertificate } from '../../site/serve/certificate.ts';
import { type CheckCommandOptions, registerCheck, runCheck } from './checkCommand.ts';
import { accounts, openStage, serveStage } from './stage.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-'));
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];

afterAll(async () => {
  for (const close of closing) await close();
});

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

/** Runs the command with the options of a command line. */
async function run(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error, code] = ['', '', 2];
  const program = new Command().exitOverride();
  registerCheck(program);
  const command = program.commands[0] as Command;
  command.exitOverride().configureOutput({ writeErr: (text) => (error += text) });
  const output = { out: (text: string) => (out += text), error: (text: string) => (error += text) };
  command.action(async (address: string, options: CheckCommandOptions) => {
    code = await runCheck(address, options, output);
  });
  await program.parseAsync(['check', ...words], { from: 'user' }).catch(() => undefined);
  return { code, out, error };
}

describe('platform check', () => {
  it('ends with 0 where all fits, and writes a report', async () => {
    const stage = await openStage();
    const { origin, close } = await serveStage(stage);
    closing.push(close);
    const to = join(folder, 'report.html');
    const keys = ['--keys', file('keys.json', stage.keys), '--accounts', file('accounts.json', accounts)];
    const report = ['--report', 'html', '--to', to, '--rate', '500', '--only', 'countryCodes,balance'];
    const { code, out, error } = await run(origin, '--brand', 'folia', ...keys, ...report);
    expect(error).toBe('');
    // chosen calls prove no level
    expect(out).toContain('in part     A site to read: 1 fits');
    expect(out).not.toContain('reached');
    expect(readFileSync(to, 'utf8')).not.toContain('reached');
    expect(code).toBe(0);
    expect(readFileSync(to, 'utf8')).toContain('<!doctype html>');
  });

  it('ends with 1 where something deviates, and says what a player sees', async () => {
    const stage = await openStage();
    stage.sandbox.handle = async () => Response.json({ success: true, value: 7 });
    const { origin, close } = await serveStage(stage);
    closing.push(close);
    const { code, out } = await run(origin, '--brand', 'folia', '--rate', '500', '--only', 'countryCodes', '--report', 'json');
    expect(code).toBe(1);
    const report = JSON.parse(out) as { rows: { name: string; deviations: { kind: string; impact: string }[] }[] };
    const found = report.rows.find(({ name }) => name === 'countryCodes')?.deviations ?? [];
    expect(found.find(({ kind }) => kind === 'schema')?.impact).toContain('something went wrong');
  });

  it('passes a gateway with the header of a file, which no report holds', async () => {
    const stage = await openStage();
    const token = 'Open-Sesame-4711';
    const { handle } = stage.sandbox;
    stage.sandbox.handle = async (request) =>
      request.headers.get('x-stage') === token
        ? handle(request)
        : Response.json({ success: false, message: `no ${request.headers.get('x-stage') ?? 'token'}` }, { status: 401 });
    const { origin, close } = await serveStage(stage);
    closing.push(close);
    const path = join(folder, 'stage.token');
    const words = [origin, '--brand', 'folia', '--rate', '500', '--only', 'countryCodes', '--report', 'json'];
    expect((await run(...words)).code).toBe(1);
    writeFileSync(path, `X-Stage: ${token}\n`);
    expect(await run(...words, '--token-file', path)).toMatchObject({ code: 0, error: '' });
    // a platform may repeat what it was sent
    stage.sandbox.handle = async (request) => Response.json({ success: true, value: request.headers.get('x-stage') });
    const { code, out } = await run(...words, '--token-file', path);
    expect(code).toBe(1);
    expect(out).not.toContain(token);
  });

  it.each([
    [['http://stage.example', '--brand', 'folia'], 'is not an https origin'],
    [['https://localhost:1', '--brand', 'folia'], 'https://localhost:1: nothing listens there'],
    [['https://localhost:1', '--brand', 'no-such'], 'no-such'],
    [['https://localhost:1', '--brand', 'folia', '--accounts', '/no/such.json'], '/no/such.json cannot be read (ENOENT)'],
    [['https://localhost:1', '--brand', 'folia', '--keys', file('none.json', [])], 'expected a list of public keys'],
    [['https://localhost:1', '--brand', 'folia', '--keys', file('wrong.json', [{}])], 'wrong.json /0: expected a public key'],
    [['https://localhost:1', '--brand', 'folia', '--rate', '0'], 'expected a number from 0.1 to 1000, got "0"'],
    [['https://localhost:1', '--brand', 'folia', '--only', 'balance,sums'], 'no such call: sums'],
    [['https://localhost:1', '--brand', 'folia', '--token-file', '/no/such'], '--token-file: /no/such: ENOENT'],
    [['https://localhost:1'], "required option '--brand <id>' not specified"],
  ])('ends with 2: %j', async (words, reason) => {
    const { code, out, error } = await run(...words);
    expect(error).toContain(reason);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('ends with 2 at a wrong certificate', async () => {
    const server = createSecureServer(temporaryCertificate(), (_, reply) => reply.end());
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    closing.push(() => server.close());
    const { code, error } = await run(`https://localhost:${(server.address() as AddressInfo).port}`, '--brand', 'folia');
    expect(error).toContain('its certificate is signed by itself');
    expect(code).toBe(2);
  });
});
