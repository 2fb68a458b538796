import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isComposing } from '#ui/dom/isComposing.ts';
import type { matchOptions, SelectOption } from './matchOptions.ts';

/** How long the list stays open after blur. */
const CLOSE_MS = 200;

interface SearchSelectInput {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Null until the list, which alone can be searched, is loaded. */
  match: typeof matchOptions | null;
}

/** State and behaviour of `SearchSelect`: open state, matches, active row. */
export function useSearchSelect({ options, value, onChange, match }: SearchSelectInput) {
  const trigger = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The next focus of the trigger is returned by us and must not open the list. */
  const returning = useRef(false);
  const pressedOpen = useRef(false);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = match?.(options, query) ?? options;

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    if (open) return;
    setQuery('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const hide = (refocus: boolean) => {
    clearTimeout(timer.current);
    setOpen(false);
    if (!refocus || document.activeElement === trigger.current) return;
    returning.current = true;
    trigger.current?.focus({ preventScroll: true });
  };
  const choose = (option: SelectOption | undefined) => {
    if (option) onChange(option.value);
    hide(true);
  };
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    if (open) setActive(Math.max(0, Math.min(to, found.length - 1)));
    else show();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const onTrigger = event.target === trigger.current;
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(event, active + 1);
    else if (event.key === 'ArrowUp') move(event, active - 1);
    else if (!open) return;
    else if (event.key === 'Home') move(event, 0);
    else if (event.key === 'End') move(event, found.length - 1);
    else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape') {
      // close the list only, not an enclosing dialog
      event.preventDefault();
      event.stopPropagation();
      hide(true);
    } else if (onTrigger && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      search.current?.focus({ preventScroll: true });
    }
  };

  return {
    trigger,
    search,
    open,
    query,
    active,
    found,
    choose,
    close: () => hide(true),
    setQuery: (text: string) => {
      setQuery(text);
      setActive(0);
    },
    /** For the element around trigger and list. */
    rootEvents: {
      onKeyDown,
      onFocus: () => clearTimeout(timer.current),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        // the window lost the focus, not the trigger: returning must not open the list
        returning.current = event.target === trigger.current && document.activeElement === trigger.current;
        timer.current = setTimeout(() => setOpen(false), CLOSE_MS);
      },
    },
    triggerEvents: {
      onFocus: () => {
        if (!returning.current) show();
        returning.current = false;
      },
      onPointerDown: () => {
        pressedOpen.current = open;
      },
      onClick: (event: { detail: number }) => {
        // a press both focuses and clicks; some browsers do not focus buttons. Keyboard clicks have detail 0.
        const wasOpen = event.detail === 0 ? open : pressedOpen.current;
        trigger.current?.focus({ preventScroll: true });
        if (wasOpen) hide(false);
        else show();
      },
    },
  };
}
