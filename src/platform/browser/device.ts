const HANDHELD = /android|iphone|ipad|ipod/i;

/** A narrow window, or a screen with touch only. */
const MOBILE = '(max-width: 47.9375em), (hover: none) and (pointer: coarse)';

/** The properties of a window that determine its device. */
export interface DeviceSignals {
  navigator?: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  matchMedia?: (query: string) => Pick<MediaQueryList, 'matches'>;
}

/**
 * The one definition of mobile, for layouts, lists of games and launches: a phone or tablet in any orientation, a screen with
 * touch only, or a window as narrow as a phone. By the width alone a turned phone would change its games; by the system alone a
 * narrow window would list games for a desktop.
 */
export function isMobile(signals: DeviceSignals = globalThis): boolean {
  const { userAgent = '', maxTouchPoints = 0 } = signals.navigator ?? {};
  // an iPad claims to be a Mac, which has no touch screen
  const isTablet = maxTouchPoints > 1 && userAgent.includes('Macintosh');
  return isTablet || HANDHELD.test(userAgent) || signals.matchMedia?.(MOBILE).matches === true;
}

/** The system of a phone or tablet whose apps it installs; null for others. */
export function handheldSystem({ navigator }: DeviceSignals = globalThis): 'android' | 'ios' | null {
  const { userAgent = '', maxTouchPoints = 0 } = navigator ?? {};
  if (/android/i.test(userAgent)) return 'android';
  const isTablet = maxTouchPoints > 1 && userAgent.includes('Macintosh');
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null;
}

/** Follows the width of the window, which may change while the page is open. */
export function onMobileChange(changed: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const DARK = '(prefers-color-scheme: dark)';

/** Whether the device asks for dark pages; false outside a browser. */
export const isDeviceDark = (signals: DeviceSignals = globalThis): boolean => signals.matchMedia?.(DARK).matches === true;

/** Calls back when the device turns dark or light, for as long as the page lives: at sunset, or by its settings. */
export function onDeviceDark(changed: (isDark: boolean) => void): void {
  globalThis.matchMedia?.(DARK).addEventListener('change', ({ matches }) => changed(matches));
}
