import type { PayloadKey } from '#contract/types.ts';
import { readPath } from '#engine/mapping/mapPlaces.ts';
import { controls } from './control.ts';
import type { Exchange, WatchExchange } from '#sandbox/protocol/exchange.ts';
import { isPatch, type Patch } from '#sandbox/values/mergePatch.ts';
import type { SandboxData } from './model/data.ts';
import { followForm } from './sign-in/followForm.ts';
import { refuse } from '#sandbox/values/refusal.ts';
import { nextRandom } from '#sandbox/values/random.ts';
import type { SandboxState } from './model/state.ts';
import { sandboxContextAt, type SandboxContext } from './model/sandboxContext.ts';
import { envelopeOf, respond } from '#sandbox/protocol/reply.ts';
import { type Route, routesOf } from '#sandbox/protocol/route.ts';
import type { SandboxBrand } from '#sandbox/model/sandboxBrand.ts';
import type { SandboxStorage } from './sandboxStorage.ts';
import { enterScenario, scenarioOf } from './scenarios.ts';
import { createSealing } from '#sandbox/protocol/sealing.ts';
import { serveCall } from './serveCall.ts';
import { createSessionStore } from './sessionStore.ts';

export interface SandboxOptions {
  readonly brand: SandboxBrand;
  /** The brand's sandbox folder, merged with those that it extends. */
  readonly data: SandboxData;
  readonly storage: SandboxStorage;
  /** System time, ms; the sandbox clock adds what control calls advanced. */
  readonly now?: () => number;
  /** Latency of a call, ms: a number, or a range to draw from. None by default. */
  readonly latency?: number | readonly [least: number, most: number];
  /** Origin of a session's demo games, derived from the request's host; default: the brand's first games host. */
  readonly gamesOrigin?: (session: string, request: Request) => string;
  /** Address of another site by its host, derived from the request; default: https on that host. */
  readonly siteAddress?: (host: string, request: Request) => string;
  /** Called for every call of the platform. */
  readonly watch?: WatchExchange;
}

/** The simulated platform of one brand. */
export interface Sandbox {
  /**
   * Answers a call of the platform or a control call; null for any other address. `session` is the value of the `sandbox`
   * cookie where the request does not have it (service workers hide cookies).
   */
  handle(request: Request, session?: string): Promise<Response | null>;
  /** True for an address that `handle` answers, for adapters that must know before they read a body. */
  owns(path: string): boolean;
  /** Public keys of sealed payloads: current, next. */
  readonly publicKeys: readonly PayloadKey[];
  /** Applies a scenario of the brand's data to a session; false for an unknown name. */
  applyScenario(name: string, session?: string): Promise<boolean>;
}

const controlRoot = '/__sandbox';
const ownRoots = [`${controlRoot}/`, '/wps/', '/lgw/', '/lotto/'];

/** Starts the simulated platform, in a browser, a test or a server. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { brand, storage } = options;
  const data = { ...options.data, platform: followForm(options.data.platform, brand.registerForm) };
  const now = options.now ?? Date.now;
  const sealing = await createSealing(now);
  const sessions = createSessionStore(brand.merchantCode, data, storage);
  const findRoute = routesOf(brand);
  const contextOf = (state: SandboxState, request?: Request, gamesOrigin?: string | null): SandboxContext =>
    sandboxContextAt(brand, data, state, now(), {
      gamesOrigin,
      userAgent: request?.headers.get('user-agent') ?? null,
      siteAddress: request && options.siteAddress && ((host) => options.siteAddress?.(host, request) ?? host),
    });

  const control = async (state: SandboxState, session: string, request: Request, path: string): Promise<Response> => {
    const action = controls[`${request.method} ${path}`];
    const context = contextOf(state, request);
    if (action === undefined)
      return respond(JSON.stringify({ error: `Known: ${Object.keys(controls).join(', ')}` }), 404, context.now);
    const body = await readControl(request);
    if (body === null) return respond(JSON.stringify({ error: 'A JSON object is expected' }), 400, context.now);
    const { status, value } = await action(context, body, { reset: () => sessions.reset(session), rotateKeys: sealing.rotate });
    return respond(JSON.stringify(value), status, contextOf(state).now);
  };

  const serve = async (state: SandboxState, session: string, request: Request, path: string): Promise<Response> => {
    const route = findRoute(request.method, path);
    if (route === undefined) return respond(envelopeOf(refuse('invalid_request')), 404, contextOf(state).now);
    const seen = arrival(request, route, now());
    options.watch?.(seen);
    await wait(state.overlay.latencyMs ?? draw(state, options.latency ?? 0), request.signal);
    const response = await serveCall(
      contextOf(state, request, options.gamesOrigin?.(session, request)),
      route,
      request,
      sealing,
      seen,
    );
    seen.ms = now() - seen.at;
    seen.status = response.status;
    if (options.watch !== undefined) seen.reply ??= await response.clone().text();
    options.watch?.(seen);
    return response;
  };

  const moved = new Set(Object.values(brand.api.endpoints).map(({ path }) => path));
  const patterns = Object.values(brand.mappings?.calls ?? {}).flatMap(({ path }) => path ?? []);
  const owns = (path: string): boolean =>
    moved.has(path) ||
    ownRoots.some((root) => path.startsWith(root)) ||
    patterns.some((pattern) => readPath(pattern, path) !== null);

  return {
    owns,
    get publicKeys() {
      return sealing.publicKeys;
    },
    async handle(request, session = cookieSession(request)) {
      const path = new URL(request.url).pathname;
      if (!owns(path)) return null;
      const state = await sessions.open(session);
      const response = path.startsWith(`${controlRoot}/`)
        ? await control(state, session, request, path.slice(controlRoot.length))
        : await serve(state, session, request, path);
      await sessions.keep(session);
      return response;
    },
    async applyScenario(name, session = defaultSession) {
      const scenario = scenarioOf(data, name);
      if (scenario === undefined) return false;
      enterScenario(await sessions.open(session), name, scenario);
      await sessions.keep(session);
      return true;
    },
  };
}

const defaultSession = 'default';

let arrivals = 0;

function arrival(request: Request, { name }: Route, at: number): Exchange {
  const { pathname, search } = new URL(request.url);
  arrivals += 1;
  return {
    id: arrivals,
    name,
    method: request.method,
    path: pathname + search,
    at,
    ms: null,
    status: null,
    request: null,
    reply: null,
    sealed: false,
    fault: null,
  };
}

/** The `sandbox` cookie of a request, `default` without one. */
function cookieSession(request: Request): string {
  const cookie = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)sandbox=([\w-]{1,64})/.exec(cookie)?.[1] ?? defaultSession;
}

async function readControl(request: Request): Promise<Patch | null> {
  if (request.method === 'GET') return {};
  try {
    const text = await request.text();
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    return isPatch(body) ? body : null;
  } catch {
    return null;
  }
}

function draw(state: SandboxState, latency: number | readonly [number, number]): number {
  if (typeof latency === 'number') return latency;
  const [least, most] = latency;
  return least + nextRandom(state) * (most - least);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
