/** Chromium's event: the site can be installed, by `prompt` during a press. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallEvent | null): void {
  offer = next;
  for (const changed of listeners) changed();
}

/** Keeps the browser's offer to install the site for the portal's own buttons, instead of a bar of the browser. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallEvent);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Whether the browser offers to install the site: not in those that do it by a menu, nor where it is installed. */
export const canInstall = (): boolean => offer !== null;

export function onInstallOffer(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Asks the player, once for each offer. */
export async function install(): Promise<void> {
  const asked = offer;
  keep(null);
  await asked?.prompt();
}
