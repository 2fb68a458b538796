import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { THROTTLE_MS } from '#engine/constants.ts';
import { CallError } from '#platform/errors/callError.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

export interface CaptchaState {
  /** `data:` address of the picture; null before the first one. */
  image: string | null;
  status: 'loading' | 'ready' | 'failed';
}

interface Captcha {
  store: StoreApi<CaptchaState>;
  lastAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of mounted fields that show the picture. */
  shown: number;
  asked: number;
}

/* The platform accepts only the text of a visitor's last picture, so all captcha fields of a page share one. */
const captchaOf = createExtension((): Captcha => {
  const store = createStore<CaptchaState>(() => ({ image: null, status: 'loading' }));
  return { store, lastAt: Number.NEGATIVE_INFINITY, timer: undefined, shown: 0, asked: 0 };
});

/** Fetches another picture after a submit used the last one or the form changed, at most once a second. */
export function reloadCaptcha(portal: Portal): void {
  const captcha = captchaOf(portal);
  clearTimeout(captcha.timer);
  captcha.timer = undefined;
  const wait = captcha.lastAt + THROTTLE_MS - performance.now();
  if (wait > 0) captcha.timer = setTimeout(() => reloadCaptcha(portal), wait);
  else void fetchCaptcha(portal, captcha);
}

/** Fetches another picture on request; ignored within a second of the last picture. */
export function refreshCaptcha(portal: Portal): void {
  if (performance.now() - captchaOf(portal).lastAt >= THROTTLE_MS) reloadCaptcha(portal);
}

async function fetchCaptcha(portal: Portal, captcha: Captcha): Promise<void> {
  captcha.lastAt = performance.now();
  captcha.asked += 1;
  const { asked } = captcha;
  captcha.store.setState((now) => (now.status === 'loading' ? now : { status: 'loading' }));
  const image = await askForImage(portal);
  // a later picture has invalidated this one
  if (asked === captcha.asked) captcha.store.setState({ image, status: image === null ? 'failed' : 'ready' });
}

async function askForImage(portal: Portal): Promise<string | null> {
  try {
    const reply = await portal.client.call('captcha');
    return reply.ok ? pngAddress(reply.value) : null;
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return null;
  }
}

/** The reply is base64 of a PNG, with or without the `data:` prefix. Null for anything else. */
export function pngAddress(value: string): string | null {
  const base64 = value.replace(/^data:image\/png;base64,/, '');
  return base64 !== '' && /^[A-Za-z0-9+/\s]+=*\s*$/.test(base64) ? `data:image/png;base64,${base64.replace(/\s/g, '')}` : null;
}

/** The picture for a captcha field; the first mounted field fetches a new one. */
export function useCaptcha(): CaptchaState {
  const portal = usePortal();
  const captcha = captchaOf(portal);
  useEffect(() => {
    captcha.shown += 1;
    if (captcha.shown === 1) reloadCaptcha(portal);
    return () => {
      captcha.shown -= 1;
      if (captcha.shown === 0) clearTimeout(captcha.timer);
    };
  }, [portal, captcha]);
  return useStore(captcha.store);
}
