import { useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { PreviewHook } from '../../inside/hook.ts';
import { PageField } from './PageField.tsx';
import styles from './TypeOnPage.module.css';
import { shownText } from './shownText.ts';

interface Props {
  label: string;
  /** The file in the brand's folder, and the pointer there. */
  name: string;
  at: string;
  /** `namespace:key` of the text. */
  textKey: string;
  /** What the portal says where no layer has the text. */
  otherwise: string | undefined;
  element: Element;
  hook: PreviewHook;
}

/** Leads to the place of a text on the page, where it can be typed; nothing where the page does not show it. */
export function TypeOnPage({ label, name, at, textKey, otherwise, element, hook }: Props) {
  const [text, setText] = useState<Text | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const find = () => shownText(element, (shown) => hook.texts.keysOf(shown).includes(textKey));
  if (text === null && find() === null) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${controls.button} ${controls.small} ${styles.start}`}
        aria-label={`Type ${label} on the page`}
        onClick={() => setText(find())}
      >
        Type on the page
      </button>
      {text !== null && (
        <PageField
          label={label}
          name={name}
          at={at}
          otherwise={otherwise}
          text={text}
          onClose={({ hadFocus }) => {
            setText(null);
            if (hadFocus) button.current?.focus();
          }}
        />
      )}
    </>
  );
}
