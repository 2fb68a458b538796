import '#ui/styles/baseStyles.ts';
import { createPortalRegistry } from '#app/features.ts';
import { mountPortal } from '#app/startApp.tsx';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { takeQueryToken } from '#platform/browser/navigation.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import { readBrandRecord } from './brandRecord.ts';
import { createCallLog } from './inside/callLog.ts';
import { prepare } from './inside/change.ts';
import { openHook } from './inside/openHook.ts';
import { watchTexts } from './inside/textLog.ts';
import { showLauncher } from './launcher.ts';
import { demoGamesHost } from './demoGames.ts';
import { knownNames } from './knownNames.ts';
import { cleanFramedAddress, readOptions } from './persistedOptions.ts';
import { previewEnvironment } from './previewEnvironment.ts';
import { startSandbox } from './startSandbox.ts';
import { validateOptions } from './previewOptions.ts';

const urlToken = takeQueryToken();
const asked = readOptions();
cleanFramedAddress();
const snapshot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Snapshot;

const record = await readBrandRecord();
const registry = createPortalRegistry();
const { options, problems } = validateOptions(asked.options, knownNames(record, registry.names('modal')));

const calls = createCallLog();
const { sandbox, control } = await startSandbox(record, calls.watch);
// the simulated platform creates new keys at each start
snapshot.brand.security.payloadKeys = [...sandbox.publicKeys];
snapshot.brand.security.hosts.games = [...snapshot.brand.security.hosts.games, demoGamesHost()];

const refused = await prepare(control, options);

const environment = previewEnvironment(snapshot, control);
const portal = createPortal(snapshot, registry, {
  ...environment,
  report(event) {
    calls.remark(event);
    environment.report(event);
  },
});
const texts = watchTexts(portal.texts);
// a new server compiles them on request, which may take longer than the time limit of the first call
await Promise.all([import('#platform/http/client.ts'), portal.serverState.load()]);
await mountPortal(portal, urlToken);
await openHook({ portal, calls, texts, control, options, problems: [...asked.problems, ...problems, ...refused] });
if (window.parent === window) showLauncher(record.id, options);
