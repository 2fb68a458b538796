const HANDHELD = /android|iphone|ipad|ipod/i;

/** A window as narrow as a phone, and a screen that takes touch alone. */
const MOBILE = '(max-width: 767px), (hover: none) and (pointer: coarse)';

/** What of a window tells its device. */
export interface DeviceSigns {
  navigator?: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  matchMedia?: (query: string) => Pick<MediaQueryList, 'matches'>;
}

/**
 * The one meaning of mobile, for layouts, lists of games and launches alike: a phone or a tablet however it is held, a
 * screen that takes touch alone, and a window as narrow as a phone.
 */
export function isMobile(signs: DeviceSigns = globalThis): boolean {
  const { userAgent = '', maxTouchPoints = 0 } = signs.navigator ?? {};
  // an iPad says that it is a Mac, which has no touch screen
  const isTablet = maxTouchPoints > 1 && userAgent.includes('Macintosh');
  return isTablet || HANDHELD.test(userAgent) || signs.matchMedia?.(MOBILE).matches === true;
}

/** Follows what may change while the page is open: the width of its window. */
export function onMobileChange(changed: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
