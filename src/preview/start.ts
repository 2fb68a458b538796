import '#ui/styles/baseStyles.ts';
import { createPortalRegistry } from '#app/features.ts';
import { mountPortal } from '#app/startApp.tsx';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { takeQueryToken } from '#platform/browser/navigation.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import { readBrandRecord } from './brandRecord.ts';
import { createCallLog } from './inside/callLog.ts';
import { openHook } from './inside/openHook.ts';
import { watchTexts } from './inside/textLog.ts';
import { showLauncher } from './launcher.ts';
import { knownNames } from './knownNames.ts';
import { cleanFramedAddress, readOptions } from './persistedOptions.ts';
import { startPlatform } from './startPlatform.ts';
import { validateOptions, withoutSandbox } from './previewOptions.ts';

const urlToken = takeQueryToken();
const asked = readOptions();
cleanFramedAddress();
const snapshot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Snapshot;

const record = await readBrandRecord();
const registry = createPortalRegistry();
const own = record.platform === null ? { options: asked.options, problems: [] } : withoutSandbox(asked.options);
const { options, problems } = validateOptions(own.options, knownNames(record, registry.names('modal')));

const calls = createCallLog();
const { control, environment, refused } = await startPlatform({ record, snapshot, calls, options });
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
await openHook({
  portal,
  calls,
  texts,
  control,
  options,
  problems: [...asked.problems, ...own.problems, ...problems, ...refused],
});
if (window.parent === window) showLauncher(record.id, options);
