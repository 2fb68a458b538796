import type { Crop } from '../../../../tools/brand/pictures/crop.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import styles from './Pictures.module.css';

interface Props {
  src: string;
  /** Width for a height of 1. */
  aspect: number;
  /** The part that is shown; null: all of it. */
  crop: Crop | null;
}

/** Most of a part, px. */
const HEIGHT = 108;

const share = (value: number): string => `${value * 100}%`;

/** A picture on the ground of both themes of the brand. */
export function BothThemes({ src, aspect, crop }: Props) {
  const { light, dark } = useStudioState(({ resolved }) => resolved.theme.color);
  const part = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  return (
    <div className={styles.both}>
      {[light, dark].map(({ bg }, index) => (
        <span key={index} className={styles.ground} style={{ background: bg }}>
          <span className={styles.part} style={{ aspectRatio: String(aspect), width: `min(100%, ${HEIGHT * aspect}px)` }}>
            <img
              src={src}
              alt={index === 0 ? 'In the light theme' : 'In the dark theme'}
              style={{
                width: share(1 / part.width),
                height: share(1 / part.height),
                left: share(-part.left / part.width),
                top: share(-part.top / part.height),
              }}
            />
          </span>
        </span>
      ))}
    </div>
  );
}
