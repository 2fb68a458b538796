import { mappingOf } from '#platform/mapping/brandMapping.ts';
import { type CipherOptions, createSealingCipher } from '#platform/sealing/cipher.ts';
import { pep1 } from '#platform/sealing/pep1.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { SandboxBrand } from '#sandbox/model/sandboxBrand.ts';
import type { Exchange, WatchExchange } from '#sandbox/protocol/exchange.ts';
import { type Route, routesOf } from '#sandbox/protocol/route.ts';
import { contractRequest } from '#sandbox/protocol/skin.ts';

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

/** Requests and replies in the words of the contract, as far as the mappings of the brand lead there. */
function wordsOf(brand: SandboxBrand) {
  const mapping = mappingOf(brand);
  return {
    request: (route: Route, sent: unknown, headers: Headers): unknown => contractRequest(brand, route, sent, headers),
    reply({ name, endpoint }: Route, status: number, text: string): Pick<Exchange, 'reply' | 'isForeign'> {
      if (mapping === undefined) return { reply: text };
      const envelope = mapping.envelope(name, endpoint, { status, text });
      if (envelope === null) return { reply: text, isForeign: true };
      const { success, message, value } = envelope;
      return { reply: JSON.stringify({ success, message, value }), isForeign: false };
    },
  };
}

/**
 * `fetch` and the cipher of a page, with each call told to `watch` in the words of the contract; `send` is the fetch beneath.
 */
export function watchPlatform(brand: SandboxBrand, watch: WatchExchange, send: typeof globalThis.fetch): PlatformWatch {
  const findRoute = routesOf(brand);
  const words = wordsOf(brand);
  const bodies = new Map<string, unknown>();
  const sealedReplies = new Map<string, { call: Exchange; route: Route }>();
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
      const headers = new Headers(init?.headers);
      const sent = sealed ? bodies.get(text) : requestOf(url, init?.body, headers.get('content-type') ?? '');
      const call: Exchange = {
        id: calls,
        name: route.name,
        method,
        path: url.pathname + url.search,
        at: Date.now(),
        ms: null,
        status: null,
        request: words.request(route, sent, headers),
        reply: null,
        sealed,
        fault: null,
      };
      bodies.delete(text);
      watch(call);
      const answered = (status: number, reply: string, isSealed = false): void => {
        const told = status === 0 || isSealed ? { reply } : words.reply(route, status, reply);
        Object.assign(call, { ms: performance.now() - started, status, ...told });
        if (sealed && reply !== '') sealedReplies.set(reply, { call, route });
        watch(call);
      };
      try {
        const response = await send(input, init);
        const isSealed = response.headers.get('content-type')?.startsWith(pep1.mediaType) === true;
        answered(response.status, await response.clone().text(), isSealed);
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
              const known = sealedReplies.get(text);
              sealedReplies.delete(text);
              if (known !== undefined)
                watch(Object.assign(known.call, words.reply(known.route, known.call.status ?? 200, opened)));
              return opened;
            },
          };
        },
      };
    },
  };
}
