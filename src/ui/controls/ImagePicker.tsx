import { useId, useRef } from 'react';
import { FieldHelp } from '#ui/form/FieldHelp.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './ImagePicker.module.css';

interface ImagePickerProps {
  /** Names the group. */
  label: string;
  /** On the button that chooses files. */
  addLabel: string;
  removeLabel: (name: string) => string;
  /** What may be chosen. */
  hint: string;
  error?: string | null | undefined;
  images: readonly { name: string; preview: string }[];
  max: number;
  /** For the file dialog only; what a file really is, its reader decides. */
  accept: string;
  disabled?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/** Pictures from the person's device, each with its preview and a way to take it out again. */
export function ImagePicker({ label, addLabel, hint, error, images, max, accept, disabled = false, ...on }: ImagePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-label={label} aria-describedby={`${id}-help`}>
      <ul className={styles.images}>
        {images.map((image, index) => (
          <li key={`${index} ${image.name}`} className={styles.image}>
            <img src={image.preview} alt={image.name} width={72} height={72} />
            <IconButton
              icon="x"
              size="xs"
              iconSize={16}
              filled
              className={styles.remove}
              label={on.removeLabel(image.name)}
              disabled={disabled}
              onClick={() => {
                on.onRemove(index);
                add.current?.focus();
              }}
            />
          </li>
        ))}
        <li hidden={images.length >= max}>
          <button ref={add} type="button" className={styles.add} disabled={disabled} onClick={() => input.current?.click()}>
            <Icon name="image-plus" size={24} />
            <span className="visually-hidden">{addLabel}</span>
          </button>
        </li>
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={addLabel}
        accept={accept}
        onChange={(event) => {
          on.onAdd([...(event.currentTarget.files ?? [])]);
          // the same file may be chosen again after it was taken out
          event.currentTarget.value = '';
        }}
      />
      <FieldHelp id={`${id}-help`} error={error} hint={hint} />
    </div>
  );
}
