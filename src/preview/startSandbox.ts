import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import type { WatchExchange } from '#sandbox/protocol/exchange.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import { sandboxWorker } from '#sandbox/mswBrowser.ts';
import { webStorage } from '#sandbox/sandboxStorage.ts';
import type { BrandRecord } from './brandRecord.ts';
import { answerBets, demoGamesHost } from './demoGames.ts';

/** Latency of a simulated call, ms (D-92). */
const LATENCY = [200, 600] as const;

/** The page's `sandbox` cookie, which gives tests and tabs separate platforms. */
const session = (): string => /(?:^|;\s*)sandbox=([\w-]{1,64})/.exec(document.cookie)?.[1] ?? 'default';

/** Starts the simulated platform in this page; its state survives reloads. */
export async function startSandbox(
  { brand, sandbox: data, hosts }: BrandRecord,
  watch: WatchExchange,
): Promise<{ sandbox: Sandbox; control: SendControl }> {
  const sandbox = await createSandbox({
    brand,
    data,
    storage: webStorage(localStorage, window),
    latency: LATENCY,
    watch,
    gamesOrigin: () => `http://${demoGamesHost()}`,
    siteAddress: (host) => (hosts[host] === undefined ? `https://${host}` : `${location.origin}/?brand=${hosts[host]}`),
  });
  answerBets();
  await sandboxWorker(sandbox, session).start({ onUnhandledRequest: 'bypass', quiet: true });
  const control: SendControl = async (path, body) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(path, init)).json();
  };
  return { sandbox, control };
}
