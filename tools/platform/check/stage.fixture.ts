import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResolvedBrand } from '#contract/types.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { serveSandbox } from '#sandbox/http.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import type { Ask } from '../../site/publish/visitorReads.ts';
import type { Accounts } from '../plan/accounts.ts';

/** Time of every stage, so that its data are the same in each run. */
export const NOW = Date.UTC(2026, 10, 21, 12);

export const accounts: Accounts = {
  member: { username: 'member01', password: 'River27Stone', paymentPassword: '482913' },
  agent: { username: 'agent001', password: 'Maple31Bridge', paymentPassword: '482913' },
  downline: { username: 'agent042', password: 'Coral64Meadow' },
  demo: { username: 'demo0001', password: 'Cloud14Paper' },
  registration: { password: 'Stage2Proof' },
};

const loaded = new Map<string, ReturnType<typeof loadBrand>>();

/** A simulated platform with every switch on and without captcha, as a stage for a conformance run. */
export async function openStage(id = 'folia', change: (brand: ResolvedBrand) => ResolvedBrand = (brand) => brand) {
  const { brand: own, sandbox: files } = loaded.get(id) ?? loadBrand(id);
  if (!loaded.has(id)) loaded.set(id, loadBrand(id));
  const brand = change(own);
  const data = files as unknown as SandboxData;
  const sandbox = await createSandbox({ brand, data, storage: memoryStorage(), now: () => NOW });
  const control = async (path: string, body: object) => {
    await sandbox.handle(new Request(`https://stage.example/__sandbox${path}`, { method: 'POST', body: JSON.stringify(body) }));
  };
  await control('/settings', {
    captcha: { enabled: false },
    humanVerification: { enabled: false },
    fields: { captcha: { enabled: false, required: false } },
  });
  await control('/flags', { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' });
  const ask: Ask = async (request) => (await sandbox.handle(request)) ?? new Response('no such address', { status: 404 });
  return { brand, sandbox, control, ask, keys: sandbox.publicKeys };
}

/** Serves a stage over HTTP. */
export async function serveStage({ sandbox }: Awaited<ReturnType<typeof openStage>>) {
  const server = createServer((incoming, outgoing) => {
    void serveSandbox(sandbox, incoming, outgoing).then((answered) => answered || outgoing.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => (server.close(done), server.closeAllConnections())),
  };
}
