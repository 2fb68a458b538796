import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '#state/portal/PortalProvider.tsx';

// layout effects do nothing in a prerender, and React says so
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Gives the portal's state a way to navigate, follows redirects, and scrolls to the hash or to the top. */
export function RouterBridge({ redirect }: { redirect: string | null }) {
  const portal = usePortal();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();

  useBrowserLayoutEffect(() => {
    portal.router = {
      // the router's own errors of a cancelled or repeated navigation are nobody's business
      navigate: (path, options) => void Promise.resolve(navigate(path, options)).catch(() => undefined),
      path: () => pathname + search,
    };
  }, [portal, navigate, pathname, search]);

  useEffect(() => {
    if (redirect !== null) portal.router.navigate(redirect, { replace: true });
    // oxlint-disable-next-line exhaustive-deps -- a navigation may have overtaken the redirect to the same place
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

/** A hash is what somebody typed or a banner names: one that cannot be decoded names its target as it stands. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The target may still be loading (help texts come from the platform): wait for it for a while. */
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
