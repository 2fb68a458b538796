import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { isComposing } from '#ui/dom/isComposing.ts';
import { useScrollFocus } from '#ui/dom/useScrollFocus.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Overlay, type OverlayProps } from '#ui/overlay/Overlay.tsx';
import styles from './SearchPalette.module.css';

/** The id of an option in the page, by the id of its list. */
export const optionId = (list: string, option: string): string => `${list}-${option}`;

/** Scrolls an option into sight that the arrow keys have reached. */
export const showOption = (list: string, option: string): void =>
  document.getElementById(optionId(list, option))?.scrollIntoView({ block: 'nearest' });

interface Props extends Pick<OverlayProps, 'onClose' | 'width' | 'data-slot' | 'data-menu'> {
  /** Accessible name of the overlay and of its field. */
  label: string;
  placeholder: string;
  clearLabel: string;
  closeLabel: string;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** Most characters. */
  longest: number;
  onText: (text: string) => void;
  /** A key without modifiers, except Shift, that is no part of a word being composed. @returns whether it was used */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  /** Id of the list box that the field controls, and of the option in it that Enter presses. */
  list: { id: string; active: string | null; isEmpty: boolean };
  isBusy: boolean;
  /** Between the field and what scrolls. */
  above?: ReactNode;
  /** What keys do, for the eye alone. */
  keys: ReactNode;
  /** What was found, in words; announced. */
  status: string;
  children: ReactNode;
}

/** A search over the page: a field, and below it what it finds, to be chosen by arrow keys and Enter or by a press. */
export function SearchPalette(props: Props) {
  const { field, text, list, label } = props;
  const body = useRef<HTMLDivElement>(null);
  useScrollFocus(body);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (props.onKey(event)) event.preventDefault();
  };
  return (
    <Overlay
      data-slot={props['data-slot']}
      data-menu={props['data-menu']}
      onClose={props.onClose}
      label={label}
      width={props.width}
      className={styles.palette}
      delayMs={0}
      closeOnBackdrop
      initialFocus={field}
    >
      <div className={styles.box} aria-busy={props.isBusy || undefined}>
        <div className={styles.head}>
          <div className={styles.field}>
            <Icon name="search" size={20} />
            <input
              ref={field}
              type="search"
              role="combobox"
              aria-expanded={!list.isEmpty}
              aria-controls={list.id}
              aria-activedescendant={list.active === null ? undefined : optionId(list.id, list.active)}
              aria-autocomplete="list"
              aria-label={label}
              placeholder={props.placeholder}
              value={text}
              maxLength={props.longest}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => props.onText(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            {text !== '' && (
              <IconButton
                icon="circle-x"
                size="sm"
                label={props.clearLabel}
                onClick={() => {
                  props.onText('');
                  field.current?.focus();
                }}
              />
            )}
          </div>
          <IconButton icon="x" label={props.closeLabel} onClick={props.onClose} />
        </div>
        {props.above}
        <div ref={body} className={styles.body}>
          {props.children}
        </div>
        <div className={styles.foot}>
          <span aria-hidden="true" className={styles.keys}>
            {props.keys}
          </span>
          <span role="status" className="num">
            {props.status}
          </span>
        </div>
      </div>
    </Overlay>
  );
}
