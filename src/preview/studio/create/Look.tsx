import { useEffect, useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { Segments } from '#preview/controls/Segments.tsx';
import { HOOK_EVENT } from '../../inside/hook.ts';
import { showDraft } from '../../inside/showDraft.ts';
import { addressOf } from '../../previewOptions.ts';
import type { Review } from './calls.ts';
import styles from './result.module.css';

type ThemeName = 'light' | 'dark';

/** The two widths at which the result is shown, in CSS pixels. */
const frames = [
  { name: 'desktop', width: 1280, height: 800, share: 0.76 },
  { name: 'phone', width: 390, height: 780, share: 0.22 },
] as const;

/** Rest after a change before the pages are loaded anew with their pictures, ms. */
const REST_MS = 700;

/** What of the answers is seen on the page. */
const seenOf = ({ shown, answers: { name, extends: parent, kind, market, languages, ...more } }: Review): string =>
  JSON.stringify([
    shown,
    name,
    parent,
    kind,
    market,
    languages,
    more.default,
    more.currency,
    more.colour,
    more.accent,
    more.look,
  ]);

/** The page of the brand at two widths: colours and name at once, all else when it is loaded anew. */
export function Look({
  review,
  theme,
  onTheme,
}: {
  review: Review | null;
  theme: ThemeName;
  onTheme: (theme: ThemeName) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [loaded, setLoaded] = useState<{ seen: string; count: number } | null>(null);
  const shown = review?.shown ?? null;
  const seen = review === null || shown === null ? null : seenOf(review);
  const isBehind = seen !== null && seen !== loaded?.seen;

  useEffect(() => {
    if (seen === null || !isBehind) return undefined;
    const load = () => setLoaded((before) => ({ seen, count: (before?.count ?? 0) + 1 }));
    const resting = setTimeout(load, loaded === null ? 0 : REST_MS);
    return () => clearTimeout(resting);
  }, [isBehind, seen, loaded]);

  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.look} aria-label="Look">
      <header>
        <b>{review?.answers.name}</b>
        <span className={controls.hint} role="status">
          {review !== null && shown === null ? 'cannot be shown yet' : isBehind ? 'loading…' : 'home page of a visitor'}
        </span>
        <Segments
          label="Theme of the look"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={onTheme}
        />
      </header>
      <div ref={place} className={styles.frames}>
        {loaded !== null &&
          review !== null &&
          frames.map((frame) => (
            <Frame key={`${frame.name} ${loaded.count}`} frame={frame} room={room} review={review} theme={theme} />
          ))}
      </div>
    </section>
  );
}

interface FrameProps {
  frame: (typeof frames)[number];
  room: { width: number; height: number };
  review: Review;
  theme: ThemeName;
}

function Frame({ frame: { name, width, height, share }, room, review, theme }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { palette, answers, shown } = review;
  // a page is loaded in the theme of that moment, and then changes without being loaded anew
  const [src] = useState(() => {
    const address = addressOf('/', { user: 'visitor', scenario: 'normal', theme }, shown ?? '');
    return `${address}&lang=&flags=&faults=`;
  });

  useEffect(() => {
    const show = () => {
      const page = frame.current?.contentWindow;
      const hook = page?.previewHook;
      if (!page || hook === undefined) return;
      void hook.change({ theme });
      if (palette === null) return;
      const tokens = { light: { ...palette.light }, dark: { ...palette.dark }, both: {} };
      showDraft(hook.portal, page.document, { brand: { name: answers.name }, tokens, texts: {} });
    };
    show();
    // a page that is loaded meanwhile
    window.addEventListener(HOOK_EVENT, show);
    return () => window.removeEventListener(HOOK_EVENT, show);
  }, [theme, palette, answers.name]);

  const scale = Math.min((room.width * share) / width, room.height / height);
  if (scale <= 0) return null;
  return (
    <div className={styles.frame} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        src={src}
        title={`${answers.name} on a ${name}`}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
