import { createPlainCipher } from '#platform/sealing/cipher.ts';
import type { WatchExchange } from '#sandbox/protocol/exchange.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import type { Environment } from '#state/portal/environment.ts';
import type { BrandRecord } from './brandRecord.ts';
import { answerBets, demoGamesHost } from './demoGames.ts';
import type { CallLog } from './inside/callLog.ts';
import { prepare } from './inside/change.ts';
import { watchPlatform } from './inside/watchPlatform.ts';
import { developmentEnvironment, previewEnvironment } from './previewEnvironment.ts';
import type { PreviewOptions } from './previewOptions.ts';
import { startSandbox } from './startSandbox.ts';

interface Parts {
  record: BrandRecord;
  /** Its keys and hosts become those of the simulated platform. */
  snapshot: Snapshot;
  calls: CallLog;
  options: PreviewOptions;
}

interface StartedPlatform {
  control: SendControl;
  environment: Environment;
  /** Options that the simulated platform rejected. */
  refused: readonly string[];
}

/** A running platform has no control calls, and the tools offer none. */
const noControl: SendControl = () => Promise.resolve({ error: 'the simulated platform' });

/** `watch` that also tells the preview server each call with its reply. */
function tellServer(brand: string, watch: WatchExchange, send: typeof fetch): WatchExchange {
  const page = crypto.randomUUID();
  let last = Promise.resolve();
  return (call) => {
    watch(call);
    const { id, name, at, request, status, isForeign = false } = call;
    if (status === null) return;
    // secrets are known by the names of the contract; the page cannot read such a reply either
    const reply = isForeign ? '' : (call.reply ?? '');
    const body = JSON.stringify({ key: `${page} ${id}`, brand, name, at, request, status, reply });
    // one after the other, so that they stand in the order in which they were answered
    last = last
      .then(() => send('/__preview/record', { method: 'POST', body }))
      .then(
        () => undefined,
        (cause: unknown) => console.warn('A call is missing in the recording.', cause),
      );
  };
}

/** Starts the simulated platform in this page, or watches the calls to the running one that the preview server passes them to. */
export async function startPlatform({ record, snapshot, calls, options }: Parts): Promise<StartedPlatform> {
  if (record.platform !== null) {
    const send = globalThis.fetch.bind(globalThis);
    const told = record.records ? tellServer(record.id, calls.watch, send) : calls.watch;
    const watched = watchPlatform(record.brand, told, send);
    globalThis.fetch = watched.fetch;
    return {
      control: noControl,
      environment: { ...developmentEnvironment(snapshot), cipher: record.replays ? createPlainCipher : watched.cipher },
      refused: [],
    };
  }
  const { brand, sandbox: data, hosts } = record;
  const { sandbox, control } = await startSandbox({
    brand,
    data,
    watch: calls.watch,
    gamesOrigin: () => `http://${demoGamesHost()}`,
    siteAddress: (host) => (hosts[host] === undefined ? `https://${host}` : `${location.origin}/?brand=${hosts[host]}`),
  });
  answerBets();
  const { security } = snapshot.brand;
  // the simulated platform creates new keys at each start
  security.payloadKeys = [...sandbox.publicKeys];
  security.hosts.games = [...security.hosts.games, demoGamesHost()];
  const refused = await prepare(control, options);
  return { control, environment: previewEnvironment(snapshot, control), refused };
}
