import { useEffect, useRef, useState } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './QrCode.module.css';
import { drawQr, type QrDrawing } from './qrPath.ts';
import { whenNear } from '#ui/dom/whenNear.ts';

interface QrCodeProps {
  text: string;
  label: string;
  size?: number | undefined;
  /** The quiet zone of a code of 200 px; scaled for smaller ones. */
  margin?: number | undefined;
  /** Path of a logo in the middle. */
  logo?: string | undefined;
  /** The logo's edge as a share of the code's. */
  logoScale?: number | undefined;
  className?: string | undefined;
}

const SIDE = 200;

/** A QR code, dark on white in both themes. Encoder and drawing load when it comes near. */
export function QrCode({ text, label, size = SIDE, margin = 20, logo, logoScale = 0.2, className }: QrCodeProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [drawing, setDrawing] = useState<(QrDrawing & { text: string }) | 'failed' | null>(null);
  const hidden = logo === undefined ? 0 : logoScale;

  useEffect(() => {
    let current = true;
    const draw = () =>
      drawQr(text, hidden * (SIDE / (SIDE - 2 * margin))).then(
        (drawn) => current && setDrawing({ ...drawn, text }),
        () => current && setDrawing('failed'),
      );
    const release = frame.current ? whenNear(frame.current, () => void draw()) : () => undefined;
    return () => {
      current = false;
      release();
    };
  }, [text, hidden, margin]);

  const shown = drawing !== null && drawing !== 'failed' && drawing.text === text ? drawing : null;
  const inner = SIDE - 2 * margin;
  const mark = SIDE * logoScale;
  return (
    <span
      ref={frame}
      className={cx(styles.code, className)}
      data-state={drawing === 'failed' ? 'error' : shown ? 'drawn' : 'loading'}
    >
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width={size} height={size} role="img" aria-label={label}>
        {shown && (
          <path
            className={styles.modules}
            d={shown.path}
            transform={`translate(${margin} ${margin}) scale(${inner / shown.size})`}
            shapeRendering="crispEdges"
          />
        )}
        {shown && logo && <image href={logo} x={(SIDE - mark) / 2} y={(SIDE - mark) / 2} width={mark} height={mark} />}
      </svg>
      {drawing === 'failed' && <span className={styles.failed}>{label}</span>}
    </span>
  );
}
