import { cdnBases } from '#engine/values/safeUrl.ts';
import { imageRewriteOf } from '#state/content/images.ts';
import type { Portal } from '#state/portal/portal.ts';

/** How long a failed host is skipped (F27). */
const PASSED_OVER_MS = 300_000;
/** A host that answered this recently is not failed because of one picture. */
const LATELY_MS = 10_000;
/** How long the first picture of a host may take before the next host is tried. */
const SILENT_MS = 1_500;
const CHECK_MS = 500;

/**
 * Retries failed pictures on the next image host. A host whose pictures load from another one counts as failed and is skipped
 * for five minutes. Returns the function that stops watching.
 */
export function watchImageHosts(portal: Portal, now: () => number = () => performance.now()): () => void {
  const { system, brand } = portal;
  const rewrite = imageRewriteOf(portal);
  const bases = cdnBases(system.getState().info.imageCDNs ?? [], brand.security.hosts.images);
  const downUntil = new Map<string, number>();
  const answered = new Map<string, number>();
  /** The hosts that failed, by path of the picture. */
  const failed = new Map<string, Set<string>>();
  const waiting = new WeakMap<HTMLImageElement, number>();

  const parts = (url: string): { base: string; path: string } | null => {
    const base = bases.find((one) => url.startsWith(`${one}/`));
    return base === undefined ? null : { base, path: url.slice(base.length) };
  };
  const isDown = (base: string) => (downUntil.get(base) ?? 0) > now();
  const isWell = (base: string) => answered.has(base) && !isDown(base);
  const nextOf = (base: string, path: string): string | undefined => {
    const at = bases.indexOf(base);
    return [...bases.slice(at + 1), ...bases.slice(0, at)].find((one) => !isDown(one) && !failed.get(path)?.has(one));
  };

  /** False when no host is left. */
  const move = (image: HTMLImageElement): boolean => {
    const { base = '', path = '' } = parts(image.currentSrc || image.src) ?? {};
    if (base === '') return false;
    failed.set(path, (failed.get(path) ?? new Set()).add(base));
    const next = nextOf(base, path);
    if (next === undefined) return false;
    waiting.delete(image);
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) {
      const other = parts(source.srcset);
      if (other !== null) source.srcset = next + other.path;
    }
    const own = parts(image.src);
    if (own !== null) image.src = next + own.path;
    return true;
  };

  const onError = (event: Event) => {
    // the component gets the error only when every host failed
    if (event.target instanceof HTMLImageElement && move(event.target)) event.stopPropagation();
  };
  const onLoad = ({ target }: Event) => {
    const { base = '', path = '' } = (target instanceof HTMLImageElement && parts(target.currentSrc)) || {};
    if (base === '') return;
    answered.set(base, now());
    downUntil.delete(base);
    for (const other of failed.get(path) ?? []) {
      if (now() - (answered.get(other) ?? -LATELY_MS) >= LATELY_MS) downUntil.set(other, now() + PASSED_OVER_MS);
    }
    failed.delete(path);
  };
  /** A host may also never answer. */
  const checkHosts = () => {
    if (bases.every(isWell)) return;
    for (const image of document.images) {
      const { base = '' } = image.complete ? {} : (parts(image.currentSrc || image.src) ?? {});
      if (base === '' || isWell(base)) continue;
      const since = waiting.get(image) ?? now();
      waiting.set(image, since);
      if (isDown(base) || now() - since >= SILENT_MS) move(image);
    }
  };

  rewrite.apply = (url) => {
    const { base = '', path = '' } = parts(url) ?? {};
    const next = base !== '' && isDown(base) ? nextOf(base, path) : undefined;
    return next === undefined ? url : next + path;
  };
  document.addEventListener('error', onError, { capture: true });
  document.addEventListener('load', onLoad, { capture: true });
  const timer = setInterval(checkHosts, CHECK_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('error', onError, { capture: true });
    document.removeEventListener('load', onLoad, { capture: true });
    rewrite.apply = (url) => url;
  };
}
