import { vi } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { memoryStorage } from '#sandbox/sandboxStorage.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { PublishedPanels, PublishedRecords } from '#engine/records/panels.ts';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { sampleBrand } from '../../sampleBrands.fixture.ts';

export const BRAND = 'mayloc';
const MEMBER = 'member01';

/** What becomes of the request of a write. */
export const treatments = ['answer', 'lost', 'dropped', 'garbled', 'late 500', '500', '503', '401', '429'] as const;
export type Treatment = (typeof treatments)[number];
/** The request is carried out, whatever its sender gets to know. */
export const carriedOut: readonly Treatment[] = ['answer', 'lost', 'garbled', 'late 500'];

interface Arrival {
  key: string;
  /** Answers it; before that, its sender waits. */
  treat: (network: Treatment) => Promise<void>;
}

const shared = new Map<string, Promise<{ sandbox: Sandbox; brand: Brand; panels: PublishedPanels }>>();
let sessions = 0;

async function startSandbox(id: string) {
  const { brand: resolved, sandbox: data, panels } = sampleBrand(id);
  const brand = structuredClone(resolved) as Brand;
  const sandbox = await createSandbox({ brand, data: data as unknown as SandboxData, storage: memoryStorage() });
  brand.security.payloadKeys = [...sandbox.publicKeys];
  return { sandbox, brand, panels: formsOf(panels as never) };
}

interface PanelFile {
  title: string;
  component?: string;
  tabs?: { order: string[]; entries: Record<string, { label?: string; component?: string; records?: { call: string } }> };
}

/** A list of which nothing but its state is shown. */
const bareList = ({ call }: { call: string }): PublishedRecords => ({
  call,
  fixed: {},
  filters: [],
  columns: [],
  cards: [],
  detail: [],
  actions: [],
  sortable: [],
  pageSize: 10,
  export: false,
});

/** The views of panels that are forms; in the agent centre one may stand above a list. */
function formsOf(files: { member: Record<string, PanelFile>; agent: Record<string, PanelFile> }): PublishedPanels {
  const formsIn = (menu: 'member' | 'agent'): PublishedPanels['member'] =>
    Object.fromEntries(
      Object.entries(files[menu]).map(([name, { title, component, tabs }]) => {
        const views = tabs?.order.flatMap((view) => {
          const { label = null, component: shown, records } = tabs.entries[view] ?? {};
          if (shown === undefined || (records !== undefined && menu === 'member')) return [];
          return [{ name: view, label, component: shown, ...(records && { records: bareList(records) }) }];
        });
        return [name, { title, views: views ?? (component === undefined ? [] : [{ name: 'main', label: null, component }]) }];
      }),
    );
  return { member: formsIn('member'), agent: formsIn('agent'), pages: {} };
}

/**
 * The platform of one schedule: a session of the sandbox behind `fetch`. Requests of the write wait until the schedule treats
 * them; what a page sends after it was left is never answered.
 */
export async function openPlatform(call: EndpointName, id = BRAND, account = MEMBER) {
  const started = shared.get(id) ?? startSandbox(id);
  shared.set(id, started);
  const { sandbox, brand, panels } = await started;
  const session = `forms${(sessions += 1)}`;
  const { method, path, reconcile } = endpoints[call] as Endpoint<EndpointName>;
  const arrivals: Arrival[] = [];
  const left = new Set<string>();
  const issued = new Set<string>();
  const keys: string[] = [];
  let busy = 0;
  let canRead = true;
  const never = new Promise<Response>(() => undefined);
  const ask = async (request: Request) => (await sandbox.handle(request, session)) ?? new Response(null, { status: 404 });
  const control = async (action: string, body: object) => {
    const request = new Request(`${location.origin}/__sandbox${action}`, { method: 'POST', body: JSON.stringify(body) });
    return (await (await ask(request)).json()) as Record<string, unknown>;
  };
  const tokenOf = (request: Request) => request.headers.get(brand.api.tokenHeader)?.replace(/^Bearer /, '') ?? '';
  const wait = (request: Request): Promise<Response> =>
    new Promise((answer, lose) => {
      const key = request.headers.get('idempotency-key') ?? '';
      keys.push(key);
      arrivals.push({
        key,
        async treat(network) {
          busy += 1;
          const response = carriedOut.includes(network) ? await ask(request) : null;
          busy -= 1;
          // carried out or not, the page that sent it is gone
          if (left.has(tokenOf(request))) return;
          if (network === 'lost' || network === 'dropped') lose(new TypeError('Failed to fetch'));
          else answer(replyOf(network, response));
        },
      });
    });

  vi.stubGlobal('fetch', async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url, location.origin), init);
    if (new URL(request.url).pathname === '/panels.json') return Response.json(panels);
    // nor to the pages of earlier schedules
    const token = tokenOf(request);
    if (left.has(token) || (token !== '' && !issued.has(token))) return never;
    if (request.method === method && new URL(request.url).pathname === path) return wait(request);
    const isRecords = reconcile !== undefined && new URL(request.url).pathname === endpoints[reconcile].path;
    if (isRecords && request.method === 'GET' && !canRead)
      return Response.json({ success: false, message: 'unknown', value: null });
    busy += 1;
    try {
      return await ask(request);
    } finally {
      busy -= 1;
    }
  });

  /** The keys in the records of the member. */
  const recorded = async (): Promise<string[]> => {
    if (reconcile === undefined) return [];
    const token = (await control('/user', { account }))['token'] as string;
    const { path: records } = endpoints[reconcile];
    const query = (endpoints[reconcile] as Endpoint).request === null ? '' : '?pageNo=1&pageSize=100';
    const headers = { [brand.api.tokenHeader]: `Bearer ${token}` };
    const reply = await ask(new Request(`${location.origin}${records}${query}`, { headers }));
    const { value } = (await reply.json()) as { value: { rows?: unknown[] } | unknown[] };
    const rows = (Array.isArray(value) ? value : (value.rows ?? [])) as { requestKey?: string | null }[];
    return rows.flatMap(({ requestKey }) => (typeof requestKey === 'string' ? [requestKey] : []));
  };

  const asMember = async (name: EndpointName, query: string, body: string | null = null): Promise<unknown> => {
    const token = (await control('/user', { account }))['token'] as string;
    const headers = { [brand.api.tokenHeader]: `Bearer ${token}`, 'content-type': 'application/json' };
    const { method, path } = endpoints[name];
    const reply = await ask(new Request(`${location.origin}${path}${query}`, { method, headers, body }));
    return ((await reply.json()) as { value: unknown }).value;
  };

  return {
    brand,
    panels,
    account,
    arrivals,
    keys,
    control,
    recorded,
    /** A token of the member, for a page or a login. */
    async token() {
      const token = (await control('/user', { account }))['token'] as string;
      issued.add(token);
      return token;
    },
    /** Answers of that session's requests reach nobody any more. */
    leave: (token: string) => void left.add(token),
    isBusy: () => busy > 0,
    /** Whether the records that tell of the write can be read. */
    canRead: (can: boolean) => void (canRead = can),
    read: (name: EndpointName, query = '') => asMember(name, query),
    /** A code that proves this number or address, sent by the platform. */
    async code(name: 'smsBind' | 'emailBind', target: object): Promise<string> {
      await asMember(name, '', JSON.stringify(target));
      const outbox = (await (await ask(new Request(`${location.origin}/__sandbox/outbox`))).json()) as { code?: string }[];
      return outbox[0]?.code ?? '';
    },
  };
}

export type TestPlatform = Awaited<ReturnType<typeof openPlatform>>;

function replyOf(network: Treatment, response: Response | null): Response {
  if (network === 'answer' && response !== null) return response;
  if (network === 'garbled') return new Response('{"success":true,"val');
  const status = Number(network.slice(-3));
  const message = status === 401 ? 'token_invalid' : 'system_maintenance';
  return Response.json({ success: false, message, value: null }, { status });
}
