import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import type { CarouselLabels } from './carouselLabels.ts';
import { useAutoplay } from './useAutoplay.ts';

interface CarouselEngineProps {
  viewport: HTMLElement;
  /** Element around slides and controls; hovering it pauses the slides. */
  region: RefObject<HTMLElement | null>;
  labels: CarouselLabels;
  autoplayMs: number;
  dots: number;
  selected: number;
  onSelect: (index: number) => void;
  /** Whether the slides advance by themselves now. */
  onRunning: (running: boolean) => void;
}

/** Makes rendered slides loop and drag, and renders their controls. Loaded after the first paint. */
export function CarouselEngine({
  viewport,
  region,
  labels,
  autoplayMs,
  dots,
  selected,
  onSelect,
  onRunning,
}: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, duration: 24 });
  const select = useEffectEvent(onSelect);
  const { playing, running, toggle } = useAutoplay(region, autoplayMs, api !== undefined, selected, () => api?.scrollNext());

  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!api) return;
    const report = () => select(api.selectedScrollSnap());
    api.on('select', report).on('reInit', report);
    return () => void api.off('select', report).off('reInit', report);
  }, [api]);
  const tell = useEffectEvent(onRunning);
  useEffect(() => tell(running), [running]);

  if (!api) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') api.scrollNext();
    else if (event.key === 'ArrowLeft') api.scrollPrev();
  };
  return (
    <CarouselControls
      labels={labels}
      count={dots}
      selected={selected}
      playing={playing}
      onToggle={toggle}
      onSelect={(index) => api.scrollTo(index)}
      onKeyDown={onKeyDown}
    />
  );
}
