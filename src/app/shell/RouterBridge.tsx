import { useEffect, useLayoutEffect, useRef } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import { entryPosition } from '#platform/browser/navigation.ts';
import { centreOf, withCentre } from '#state/navigation/centreAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

// React warns about layout effects in a prerender
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Connects the portal's state to the router, follows redirects, and scrolls to the hash or to the top. */
export function RouterBridge({ redirect }: { redirect: string | null }) {
  const portal = usePortal();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();

  // on a busy device a next navigation comes before the one before it is drawn, and must build on it
  const undrawn = useRef<string[]>([]);
  // without queries: a list keeps its filters
  const pathAt = useRef(new Map<number, string>());
  useBrowserLayoutEffect(() => {
    const drawn = pathname + search;
    const nth = undrawn.current.indexOf(drawn);
    undrawn.current = nth < 0 ? [] : undrawn.current.slice(nth + 1);
    const position = entryPosition();
    if (position !== null) pathAt.current.set(position, pathname);
    portal.router = {
      navigate: (path, { back = false, replace = back, state } = {}) => {
        if (back && position !== null && pathAt.current.get(position - 1) === parsePath(path).pathname) return void navigate(-1);
        const [plain = ''] = String(path).split('#');
        if (plain.startsWith('/')) undrawn.current.push(plain);
        // errors of cancelled or repeated navigations are irrelevant
        void Promise.resolve(navigate(path, { replace, state })).catch(() => undefined);
      },
      path: () => undrawn.current.at(-1) ?? drawn,
    };
  }, [portal, navigate, pathname, search, key]);

  useEffect(() => {
    // a centre that the address names opens over the page that is reached
    if (redirect !== null) portal.router.navigate(withCentre(redirect, centreOf(search)), { replace: true });
    // oxlint-disable-next-line exhaustive-deps -- another navigation may already have led to the same place
  }, [portal, redirect, key]);

  useEffect(() => {
    if (hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    return scrollWhenPresent(decoded(hash.slice(1)));
  }, [pathname, hash]);

  return null;
}

/** A hash may be typed or come from a banner: one that cannot be decoded is used unchanged. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Waits a while for the target, which may still be loading (help texts come from the platform). */
function scrollWhenPresent(id: string): () => void {
  const scroll = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (scroll()) return () => undefined;
  const observer = new MutationObserver(() => scroll() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const giveUp = setTimeout(() => observer.disconnect(), 10_000);
  return () => {
    clearTimeout(giveUp);
    observer.disconnect();
  };
}
