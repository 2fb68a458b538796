import '#ui/styles/baseStyles.ts';
import { createPortalRegistry } from '#app/features.ts';
import { browserEnvironment } from '#app/start/browserEnvironment.ts';
import { mountPortal } from '#app/startApp.tsx';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { currentPath, replacePath, takeQueryToken } from '#platform/browser/navigation.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import { wipeSession } from '#state/session/signOut.ts';
import { changeLive } from '../inside/change.ts';
import { revalidate } from '../inside/revalidate.ts';
import { watchTexts } from '../inside/textLog.ts';
import { simulatedEnvironment } from '../previewEnvironment.ts';
import { startSandbox } from '../startSandbox.ts';
import { showMark, showObstacle } from './mark.ts';
import { RECORD_FILE, type SharedRecord } from './sharedRecord.ts';

/** The chat is framed, and only from an origin of its own. */
const WITHOUT_CHAT = { CBS3: '0' };

/** Starts the page of a shared preview, and with it the simulated platform. */
async function start(): Promise<void> {
  const urlToken = takeQueryToken();
  // a static host leads to folders with a slash at the end
  replacePath(currentPath().replace(/(?<=.)\/+$/, ''));
  const snapshot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Snapshot;
  const { brand, sandbox: data } = (await (await fetch(`/${RECORD_FILE}`)).json()) as SharedRecord;
  const { sandbox, control } = await startSandbox({ brand, data });
  await control('/__sandbox/flags', WITHOUT_CHAT);
  // the simulated platform creates new keys at each start
  snapshot.brand.security.payloadKeys = [...sandbox.publicKeys];
  const environment = simulatedEnvironment(browserEnvironment(snapshot), snapshot, control);
  const portal = createPortal(snapshot, createPortalRegistry(), environment);
  const texts = watchTexts(portal.texts);
  await mountPortal(portal, urlToken);
  showMark({
    name: snapshot.brand.name,
    users: Object.entries(data.users.users).map(([account, { what }]) => ({ account, what })),
    signIn: (account) => changeLive({ portal, texts, control }, { user: account }),
    async reset() {
      await control('/__sandbox/reset', {});
      await control('/__sandbox/flags', WITHOUT_CHAT);
      wipeSession(portal);
      await revalidate(portal);
    },
  });
}

if ('serviceWorker' in navigator) await start();
else showObstacle('This preview simulates its platform in a service worker, which browsers have on https and on localhost only.');
