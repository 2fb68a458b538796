import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  viewport: HTMLElement;
  onReady: (api: CarouselApi) => void;
  onSelect: (index: number) => void;
}

/** Gives slides that are already on the page endless dragging and turning. Renders nothing; loaded after first paint. */
export function CarouselEngine({ viewport, onReady, onSelect }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, duration: 24 });
  const ready = useEffectEvent(onReady);
  const select = useEffectEvent(onSelect);
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!api) return;
    const report = () => select(api.selectedScrollSnap());
    ready(api);
    api.on('select', report).on('reInit', report);
    return () => void api.off('select', report).off('reInit', report);
  }, [api]);
  return null;
}
