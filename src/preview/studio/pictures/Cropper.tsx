import { type PointerEvent, useId, useRef } from 'react';
import controls from '#preview/controls/controls.module.css';
import { cropIn, dragged, type Frame, MOST_ZOOM, type Size } from './cropFrame.ts';
import styles from './Pictures.module.css';

interface Props {
  src: string;
  size: Size;
  aspect: number;
  frame: Frame;
  onChange: (frame: Frame) => void;
}

const share = (value: number): string => `${value * 100}%`;
const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** The part of a picture that is shown: a frame that is dragged, and moved and zoomed by keys with its sliders. */
export function Cropper({ src, size, aspect, frame, onChange }: Props) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const crop = cropIn(size, aspect, frame);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onChange(dragged(size, aspect, frame, { x: event.movementX / box.width, y: event.movementY / box.height }));
  };
  const sliders = [
    { key: 'zoom', label: 'Zoom', least: 1, most: MOST_ZOOM, words: `${frame.zoom.toFixed(2)} times`, isFixed: false },
    { key: 'across', label: 'Across', least: 0, most: 1, words: percent(frame.across), isFixed: crop.width >= 1 },
    { key: 'down', label: 'Down', least: 0, most: 1, words: percent(frame.down), isFixed: crop.height >= 1 },
  ] as const;
  return (
    <>
      <div ref={stage} className={styles.stage} style={{ aspectRatio: String(size.width / size.height) }}>
        <img src={src} alt="All of it" draggable={false} />
        <div
          className={styles.frame}
          data-frame=""
          style={{ left: share(crop.left), top: share(crop.top), width: share(crop.width), height: share(crop.height) }}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
        />
      </div>
      {sliders.map(({ key, label, least, most, words, isFixed }) => (
        <div key={key} className={controls.row}>
          <label htmlFor={`${id}-${key}`}>{label}</label>
          <input
            id={`${id}-${key}`}
            type="range"
            min={least}
            max={most}
            step={0.01}
            value={frame[key]}
            disabled={isFixed}
            aria-valuetext={words}
            onChange={({ target }) => onChange({ ...frame, [key]: Number(target.value) })}
          />
        </div>
      ))}
    </>
  );
}
