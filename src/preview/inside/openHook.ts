import { toolsWindow } from './toolsWindow.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import type { Portal } from '#state/portal/portal.ts';
import { wipeSession } from '#state/session/signOut.ts';
import type { OptionProblem, PreviewOptions } from '../previewOptions.ts';
import type { CallLog } from './callLog.ts';
import { changeLive } from './change.ts';
import { HOOK_EVENT, type PreviewHook } from './hook.ts';
import { openSteps } from './openSteps.ts';
import { revalidate } from './revalidate.ts';
import type { TextLog } from './textLog.ts';

interface Parts {
  portal: Portal;
  calls: CallLog;
  texts: TextLog;
  control: SendControl;
  options: PreviewOptions;
  problems: readonly OptionProblem[];
}

/** Exposes the running page to the tools, and applies the options that need a rendered page. */
export async function openHook({ portal, calls, texts, control, options, problems }: Parts): Promise<void> {
  const settled = admitted(portal);
  const hook: PreviewHook = {
    portal,
    calls,
    texts,
    control,
    asked: { options, problems },
    change: (change) => changeLive({ portal, texts, control }, change),
    open: (steps) => openSteps(portal, steps),
    showRows: async (inner, onStand) => (await import('./rows/showRows.tsx')).showRows({ portal, control }, inner, onStand),
    settled,
    async reset() {
      await control('/__sandbox/reset', {});
      wipeSession(portal);
      await revalidate(portal);
    },
  };
  window.previewHook = hook;
  toolsWindow()?.dispatchEvent(new Event(HOOK_EVENT));

  await settled;
  const { theme, lang } = options;
  if (theme !== undefined || lang !== undefined) {
    await hook.change({ ...(theme === undefined ? {} : { theme }), ...(lang === undefined ? {} : { lang }) });
  }
  const lost = await openSteps(portal, options.open ?? []);
  hook.asked = { options, problems: [...problems, ...lost] };
  document.documentElement.dataset['preview'] = 'ready';
  for (const problem of hook.asked.problems) console.warn(problem);
  toolsWindow()?.dispatchEvent(new Event(HOOK_EVENT));
}

/** Resolves after the first permission reply; themes and languages have been restored before it. */
function admitted({ system }: Portal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { admitted: isAdmitted, screen } = system.getState();
      if (!isAdmitted && screen === null) return;
      stop();
      resolve();
    };
    const stop = system.subscribe(look);
    look();
  });
}
