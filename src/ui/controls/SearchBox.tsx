import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './SearchBox.module.css';

const PAUSE_MS = 300;

interface SearchBoxProps {
  label: string;
  clearLabel: string;
  /** Name of its value in the address, where Enter leads before the page has code. */
  name: string;
  value: string;
  /** Called with trimmed text when typing pauses, and at once on Enter and on clear. */
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A search input; follows `value` when it changes from outside. */
export function SearchBox({ label, clearLabel, name, value, onChange, className }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Sent, and not yet seen as `value`, which follows late on a slow page. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** Back and Forward so far, and those that are drawn: they may show the same value again, so that nothing else tells of them. */
  const [moves, setMoves] = useState(0);
  const [drawn, setDrawn] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const latest = useRef({ onChange, wanted: value });
  if (known !== value || drawn !== moves) {
    setKnown(value);
    setDrawn(moves);
    const place = drawn === moves ? sent.indexOf(value) : -1;
    setSent(place === -1 ? [] : sent.slice(place + 1));
    if (place === -1 && text.trim() !== value) setText(value);
  }
  useEffect(() => {
    latest.current = { onChange, wanted: sent.at(-1) ?? value };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // drawn together with the address; what is typed and not yet sent stays
    const move = () => timer.current === undefined && startTransition(() => setMoves((before) => before + 1));
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, []);

  const send = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const wanted = typed.trim();
    if (wanted === latest.current.wanted) return;
    setSent((before) => [...before, wanted]);
    latest.current.onChange(wanted);
  };
  const change = (wanted: string) => {
    setText(wanted);
    clearTimeout(timer.current);
    // what an input method shows is not yet what is meant
    if (!isComposing.current) timer.current = setTimeout(() => send(wanted), PAUSE_MS);
  };
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) change(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <form
      role="search"
      className={cx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        name={name}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={60}
        autoComplete="off"
        value={text}
        onChange={({ target }) => change(target.value)}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          change(currentTarget.value);
        }}
      />
      {text !== '' && (
        <IconButton
          size="sm"
          icon="x"
          label={clearLabel}
          onClick={() => {
            setText('');
            send('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
