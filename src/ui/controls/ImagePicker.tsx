import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldHelp } from '#ui/form/FieldHelp.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './ImagePicker.module.css';

interface ImagePickerProps {
  label: string;
  /** Label of the button that opens the file dialog. */
  addLabel: string;
  removeLabel: (name: string) => string;
  /** Accepted types, as text. */
  hint: string;
  error?: string | null | undefined;
  images: readonly { name: string; preview: string }[];
  max: number;
  /** For the file dialog only; the reader of a file checks its real type. */
  accept: string;
  disabled?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/** Pictures from the device, each with a preview and a remove button. */
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
                // where no other had room, the button comes with the free place
                flushSync(() => on.onRemove(index));
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
          // so that the same file can be chosen again after it was removed
          event.currentTarget.value = '';
        }}
      />
      <FieldHelp id={`${id}-help`} error={error} hint={hint} />
    </div>
  );
}
