import type { ReactNode } from 'react';
import controls from '#preview/controls/controls.module.css';
import { schemaAt, takesNull } from '#preview/studio/model/schema.ts';
import { kindOfFile } from '#preview/studio/model/words.ts';
import { useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import { useValue } from '#preview/studio/state/useValue.ts';
import { summaryOf } from './model/places.ts';
import styles from './Settings.module.css';

interface Props {
  name: string;
  at: string;
  title: string;
  /** The key in the file, where the title is another. */
  code?: string | undefined;
  onOpen: () => void;
  /** What can be done with it; else the way back to the layer below, and the way out. */
  children?: ReactNode;
}

/** A part that has a view of its own. */
export function PartRow({ name, at, title, code, onOpen, children }: Props) {
  const { value, origin, changed } = useValue(name, at);
  return (
    <div className={styles.part} data-at={at} data-changed={changed ? '' : undefined}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.title}>{title} </span>
        {code !== undefined && <span className={controls.code}>{code} </span>}
        <span aria-hidden="true" className={styles.arrow}>
          ›
        </span>
        <span className={styles.facts}>
          {summaryOf(value)}
          {value !== undefined && origin !== null && ` · ${origin.file.replace('brands/', '')}:${origin.line}`}
        </span>
      </button>
      {children ?? <WholePart name={name} at={at} title={title} />}
    </div>
  );
}

/** Takes a whole part out: what the layer has of its own, or what those below have. */
function WholePart({ name, at, title }: Pick<Props, 'name' | 'at' | 'title'>) {
  const { value, below: inherited, isOwn, isListed, set, rest } = useValue(name, at);
  const { layers, schemas } = useStudioState(({ bundle }) => bundle);
  const target = useStudioState((state) => state.target);
  const below = layers[layers.findIndex(({ id }) => id === target) - 1]?.id ?? 'the portal';
  const small = `${controls.button} ${controls.small}`;
  const write = (next: null | undefined) => {
    set(next);
    rest();
  };
  const schema = schemaAt(schemas[kindOfFile(name)] ?? {}, at);
  const isRemovable = value !== undefined && (isListed || (schema !== null && takesNull(schema) && inherited() !== undefined));
  return (
    <span className={styles.actions}>
      {isRemovable && (
        <button type="button" className={small} aria-label={`Remove ${title}`} onClick={() => write(isListed ? undefined : null)}>
          Remove
        </button>
      )}
      {isOwn && !isListed && (
        <button type="button" className={small} aria-label={`Reset ${title} to ${below}`} onClick={() => write(undefined)}>
          Reset to {below}
        </button>
      )}
    </span>
  );
}
