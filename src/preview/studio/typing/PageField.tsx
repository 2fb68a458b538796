import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '#ui/dom/isComposing.ts';
import { undone } from '../draft/draft.ts';
import { useStudio } from '../state/StudioProvider.tsx';
import { useValue } from '../state/useValue.ts';
import { backgroundOf, boxOf } from './shownText.ts';

interface Props {
  label: string;
  name: string;
  at: string;
  otherwise: string | undefined;
  text: Text;
  /** `hadFocus`: closed by a key, not by leaving the field. */
  onClose: (how: { hadFocus: boolean }) => void;
}

/** How a text looks that its field takes over. */
const TAKEN = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'textAlign',
  'direction',
  'color',
] as const;

/** The page has no style of the tools. */
const LOOK: CSSProperties = {
  position: 'fixed',
  zIndex: 2_147_483_647,
  margin: 0,
  padding: 0,
  border: 0,
  outline: '2px dashed',
  outlineOffset: 3,
  overflow: 'hidden',
  resize: 'none',
};

/** Room beside a text for the caret and the next letter, px. */
const ROOM = 12;

/** How much of the room is before a text: where the browser draws it in a field that is wider than it. */
function shareBefore({ textAlign, direction }: CSSStyleDeclaration): number {
  const [start, end] = direction === 'rtl' ? [1, 0] : [0, 1];
  return { left: 0, center: 0.5, right: 1, end }[textAlign] ?? start;
}

/** A field over a text of the page, in its typeface. Enter or leaving ends, Escape takes back what was typed. */
export function PageField({ label, name, at, otherwise, text, onClose }: Props) {
  const studio = useStudio();
  const edited = useValue(name, at);
  const field = useRef<HTMLTextAreaElement>(null);
  const steps = () => studio.store.getState().draft.past.length;
  const [stepsBefore] = useState(steps);
  const around = text.parentElement;
  // what is outside of a modal cannot have the focus
  const host = around?.closest('dialog') ?? text.ownerDocument.body;

  useLayoutEffect(() => {
    const input = field.current;
    const page = text.ownerDocument.defaultView;
    if (input === null || page === null || around === null) return undefined;
    const look = page.getComputedStyle(around);
    for (const key of TAKEN) input.style[key] = look[key];
    input.style.background = backgroundOf(around);
    input.focus();
    input.select();
    const before = shareBefore(look);
    let frame = page.requestAnimationFrame(function place() {
      const { left, top, width, height } = boxOf(text);
      input.style.top = `${top}px`;
      input.style.width = `${width + ROOM}px`;
      input.style.height = `${height}px`;
      const room = Math.max(ROOM, input.scrollWidth - width);
      input.style.left = `${left - room * before}px`;
      input.style.width = `${width + room}px`;
      input.style.height = `${Math.max(height, input.scrollHeight)}px`;
      frame = page.requestAnimationFrame(place);
    });
    return () => page.cancelAnimationFrame(frame);
  }, [text, around]);

  const end = (hadFocus: boolean) => {
    edited.rest();
    onClose({ hadFocus });
  };

  const press = (event: KeyboardEvent) => {
    // the page's own keys are not meant, those of the studio are
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (steps() > stepsBefore) studio.set(undone);
      end(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      end(true);
    }
  };

  return createPortal(
    <textarea
      ref={field}
      aria-label={`${label}, on the page`}
      spellCheck={false}
      rows={1}
      value={typeof edited.value === 'string' ? edited.value : (otherwise ?? '')}
      style={LOOK}
      // a text is one line
      onChange={({ target }) => edited.set(target.value.replaceAll('\n', ' '))}
      onKeyDown={press}
      onBlur={() => end(false)}
    />,
    host,
  );
}
