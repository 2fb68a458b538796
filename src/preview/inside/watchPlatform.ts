import { type CipherOptions, createSealingCipher } from '#platform/sealing/cipher.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { SandboxBrand } from '#sandbox/model/sandboxBrand.ts';
import type { Exchange, WatchExchange } from '#sandbox/protocol/exchange.ts';
import { routesOf } from '#sandbox/protocol/route.ts';

/** Watches the calls to a running platform, which only the page sees opened. */
export interface PlatformWatch {
  fetch: typeof globalThis.fetch;
  /** Seals as the portal does. */
  cipher: (options: CipherOptions) => PayloadCipher;
}

/** Sealed texts on their way, of which few are under way at once. */
const KEPT = 50;

/** The parameters or the JSON of a request; null when there are none or it cannot be read. */
function requestOf(url: URL, body: BodyInit | null | undefined, contentType: string): unknown {
  if (typeof body !== 'string') return url.search === '' ? null : Object.fromEntries(url.searchParams);
  if (contentType.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** `fetch` and the cipher of a page, with each call told to `watch`; `send` is the fetch beneath. */
export function watchPlatform(brand: SandboxBrand, watch: WatchExchange, send: typeof globalThis.fetch): PlatformWatch {
  const findRoute = routesOf(brand);
  const bodies = new Map<string, unknown>();
  const sealedReplies = new Map<string, Exchange>();
  let calls = 0;

  return {
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const method = init?.method ?? 'GET';
      const route = url.origin === location.origin ? findRoute(method, url.pathname) : undefined;
      if (route === undefined) return send(input, init);
      calls += 1;
      const started = performance.now();
      const text = typeof init?.body === 'string' ? init.body : '';
      const sealed = bodies.has(text);
      const call: Exchange = {
        id: calls,
        name: route.name,
        method,
        path: url.pathname + url.search,
        at: Date.now(),
        ms: null,
        status: null,
        request: sealed ? bodies.get(text) : requestOf(url, init?.body, new Headers(init?.headers).get('content-type') ?? ''),
        reply: null,
        sealed,
        fault: null,
      };
      bodies.delete(text);
      watch(call);
      const answered = (status: number, reply: string): void => {
        Object.assign(call, { ms: performance.now() - started, status, reply });
        if (sealed && reply !== '') sealedReplies.set(reply, call);
        watch(call);
      };
      try {
        const response = await send(input, init);
        answered(response.status, await response.clone().text());
        return response;
      } catch (cause) {
        answered(0, '');
        throw cause;
      }
    },
    cipher(options) {
      const cipher = createSealingCipher(options);
      return {
        ...cipher,
        async seal(target, body) {
          const sealed = await cipher.seal(target, body);
          if (bodies.size >= KEPT) bodies.clear();
          bodies.set(sealed.text, body);
          return {
            ...sealed,
            async open(text) {
              const opened = await sealed.open(text);
              const call = sealedReplies.get(text);
              sealedReplies.delete(text);
              if (call !== undefined) watch(Object.assign(call, { reply: opened }));
              return opened;
            },
          };
        },
      };
    },
  };
}
