import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { cx } from '#ui/dom/cx.ts';
import type { CarouselLabels } from './carouselLabels.ts';

/** Until its engine is loaded a carousel shows its first slide. */
const Engine = lazy(() =>
  import('./CarouselEngine.tsx').then(
    (module) => ({ default: module.CarouselEngine }),
    () => ({ default: () => null }),
  ),
);

interface CarouselProps {
  slides: readonly { key: string; content: ReactNode }[];
  labels: CarouselLabels;
  autoplayMs?: number | undefined;
  dots?: boolean | undefined;
  className?: string | undefined;
}

/**
 * One slide is static, none renders nothing, several loop and advance by themselves. The first slide is in the first HTML; the
 * others and the engine load after the first paint.
 */
export function Carousel({ slides, labels, autoplayMs = 5000, dots = false, className }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** Known after the first paint. */
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [selected, setSelected] = useState(0);
  const [running, setRunning] = useState(false);
  const many = slides.length > 1;

  useEffect(() => {
    if (!many) return;
    const idle = setTimeout(() => requestAnimationFrame(() => setViewport(track.current)), 0);
    return () => clearTimeout(idle);
  }, [many]);

  if (slides.length === 0) return null;
  const shown = many && viewport ? slides : slides.slice(0, 1);
  return (
    <section ref={region} className={cx(styles.carousel, className)} aria-label={labels.carousel}>
      <div ref={track} className={styles.viewport}>
        <div className={styles.track} aria-live={running ? 'off' : 'polite'}>
          {shown.map((slide, index) => (
            <div
              key={slide.key}
              className={styles.slide}
              role={many ? 'group' : undefined}
              aria-label={many ? labels.slide(index + 1, slides.length) : undefined}
              inert={many && index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {many && viewport && (
        <Suspense>
          <Engine
            viewport={viewport}
            region={region}
            labels={labels}
            autoplayMs={autoplayMs}
            dots={dots ? slides.length : 0}
            selected={selected}
            onSelect={setSelected}
            onRunning={setRunning}
          />
        </Suspense>
      )}
    </section>
  );
}
