import '#ui/styles/baseStyles.ts';
import { startApp } from '#app/startApp.tsx';
import { browserEnvironment } from '#app/start/browserEnvironment.ts';
import { applyWaitingStyles } from '#app/start/waitingStyles.ts';
import { startUncontrolled } from '#app/start/staleServiceWorkers.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { takeQueryToken } from '#platform/browser/navigation.ts';
import { nextTask } from '#platform/browser/nextTask.ts';

void startUncontrolled(async () => {
  // before any other code, so that no referrer, history entry or log contains a token of the URL (T7)
  const urlToken = takeQueryToken();

  if (!('boot' in document.documentElement.dataset)) {
    // the site's policy refused the block in the page, and probably its styles
    applyWaitingStyles();
    // @ts-expect-error a classic script, which exports nothing
    void import('./early/boot.js');
  }

  const boot = document.getElementById('boot')?.textContent;
  if (!boot) throw new Error('The page carries no snapshot (#boot).');
  const snapshot = JSON.parse(boot) as Snapshot;
  await nextTask();
  await startApp(snapshot, browserEnvironment(snapshot), urlToken);
});
