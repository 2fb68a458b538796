import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './CarouselControls.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { CarouselLabels } from './carouselLabels.ts';

interface CarouselControlsProps {
  labels: CarouselLabels;
  /** Number of dots; 0 shows none. */
  count: number;
  selected: number;
  playing: boolean;
  onToggle: () => void;
  onSelect: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The pause button and the dots of a carousel, two tab stops; arrow keys change slides, and the focus goes with them. */
export function CarouselControls({ labels, count, selected, playing, onToggle, onSelect, onKeyDown }: CarouselControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dots = controls.current?.querySelectorAll<HTMLElement>('[aria-current]');
    if (document.activeElement?.matches('[aria-current]') && controls.current?.contains(document.activeElement)) {
      dots?.[selected]?.focus();
    }
  }, [selected]);
  return (
    <div ref={controls} className={styles.controls} onKeyDown={onKeyDown}>
      <button type="button" className={styles.toggle} aria-label={playing ? labels.pause : labels.play} onClick={onToggle}>
        <Icon name={playing ? 'pause' : 'play'} size={16} />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={labels.slide(index + 1, count)}
          aria-current={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
