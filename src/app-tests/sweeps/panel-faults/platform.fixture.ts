import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { PanelMenu, PublishedPanels } from '#engine/records/panels.ts';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import { sampleBrand } from '../../sampleBrands.fixture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The panels of a brand as its site publishes them. */
    publishedPanels: (panels: object) => Promise<PublishedPanels>;
  }
}

/** What becomes of a read: a fault of the sandbox, one of the network, or a changed answer. */
export type ReadFault =
  | { sandbox: string }
  | { network: 'refused' | 'held' }
  | { answer: (reply: Response) => Promise<Response> };

const ACCOUNTS: Record<PanelMenu, string> = { member: 'member01', agent: 'agent001' };
const FLAGS = { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' };
const paths = new Map(
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, { method, path }]) => [`${method} ${path}`, name]),
);

/** The sandbox of a brand behind `fetch`, as the member or the agent unless another account is named, with one read that fails. */
export async function openPlatform(id: string, menu: PanelMenu, account = ACCOUNTS[menu]) {
  const { brand: resolved, sandbox: data, panels: described } = sampleBrand(id);
  const panels = await commands.publishedPanels(described);
  const brand = structuredClone(resolved) as Brand;
  const sandbox = await createSandbox({ brand, data: data as unknown as SandboxData, storage: memoryStorage() });
  brand.security.payloadKeys = [...sandbox.publicKeys];
  const asked: EndpointName[] = [];
  let busy = 0;
  let broken: { name: EndpointName; fault: ReadFault } | null = null;
  let held: (() => void)[] = [];
  const ask = async (request: Request) => (await sandbox.handle(request)) ?? new Response(null, { status: 404 });
  const control = async (action: string, body: object) => {
    const request = new Request(`${location.origin}/__sandbox${action}`, { method: 'POST', body: JSON.stringify(body) });
    return (await (await ask(request)).json()) as Record<string, unknown>;
  };
  await control('/flags', FLAGS);

  const answer = async (request: Request, name: EndpointName | undefined): Promise<Response> => {
    const fault = broken !== null && broken.name === name ? broken.fault : null;
    if (fault !== null && 'network' in fault) {
      if (fault.network === 'refused') throw new TypeError('Failed to fetch');
      await new Promise<void>((go, stop) => {
        held.push(go);
        request.signal.addEventListener('abort', () => stop(new DOMException('', 'AbortError')));
      });
    }
    const reply = await ask(request);
    if (reply.type === 'error') throw new TypeError('Failed to fetch');
    return fault !== null && 'answer' in fault ? fault.answer(reply) : reply;
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url, location.origin), init);
    const { pathname } = new URL(request.url);
    if (pathname === '/panels.json') return Response.json(panels);
    const name = paths.get(`${request.method} ${pathname}`);
    if (name !== undefined && request.method === 'GET') asked.push(name);
    busy += 1;
    try {
      return await answer(request, name);
    } finally {
      busy -= 1;
    }
  });

  return {
    brand,
    panels,
    account,
    control,
    token: async () => (await control('/user', { account }))['token'] as string,
    leave: () => undefined,
    isBusy: () => busy > held.length,
    /** Reads without the page. @throws Error when the platform refuses */
    async read(name: EndpointName, query: Readonly<Record<string, string | number>>, token: string): Promise<unknown> {
      const fields = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      const headers = { [brand.api.tokenHeader]: `Bearer ${token}` };
      const reply = await ask(new Request(`${location.origin}${endpoints[name].path}?${fields.toString()}`, { headers }));
      const { success, message, value } = (await reply.json()) as { success: boolean; message: string; value: unknown };
      if (!success) throw new Error(`${name}: ${message}`);
      return value;
    },
    /** Reads since the last look, each once. */
    takeAsked: () => [...new Set(asked.splice(0))],
    /** Breaks one read until `repair`. */
    async breakRead(name: EndpointName, fault: ReadFault) {
      broken = { name, fault };
      if ('sandbox' in fault) await control('/faults', { endpoint: name, kind: fault.sandbox });
    },
    async repair() {
      broken = null;
      await control('/faults', {});
    },
    /** Whether a request comes that is held. */
    async holds(): Promise<boolean> {
      const until = performance.now() + 1_500;
      while (held.length === 0 && performance.now() < until) await new Promise((go) => requestAnimationFrame(go));
      return held.length > 0;
    },
    /** Answers what was held. */
    release() {
      for (const go of held.splice(0)) go();
      held = [];
    },
  };
}

export type FaultyPlatform = Awaited<ReturnType<typeof openPlatform>>;
