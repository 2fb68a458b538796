import { useEffect, useState } from 'react';
import type { Brand } from '#engine/brand/snapshot.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import styles from './Outlines.module.css';
import { elementAt, slotAt } from './elements.ts';
import { framedPage } from './usePlaces.ts';

interface Outline {
  slot: string;
  /** Its section waits for scrolling. */
  waits: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Height of a name, px. */
const NAME_PX = 20;

/** Without room above the name is below, where it covers nothing of the element; inside of what fills the page. */
const isNamedBelow = ({ top, height }: Pick<Outline, 'top' | 'height'>): boolean =>
  top < NAME_PX && top + height + NAME_PX < (framedPage()?.innerHeight ?? 0);

/** Tools that say something of the selected element. */
const SELECTING: readonly (string | null)[] = ['places', 'structure'];

/** Elements of slots and of menu entries. */
function outlinesOf(page: Window, named: readonly (string | null)[]): Outline[] {
  const slots = [...page.document.querySelectorAll<HTMLElement>('[data-slot], [data-waits]')].map(
    (element): [string, Element | null] => [element.dataset['slot'] ?? element.dataset['waits'] ?? '', element],
  );
  const entries = named.flatMap((slot): [string, Element | null][] =>
    slot?.startsWith('menu/') ? [[slot, elementAt(page.document, slot)]] : [],
  );
  return [...slots, ...entries].flatMap(([slot, element]) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 || height === 0
      ? []
      : [{ slot, waits: element?.matches('[data-waits]') === true, left, top, width, height }];
  });
}

/**
 * Draws the outlines of all slots over the framed page, with names for the hovered and the selected one. Rendered in the tools'
 * document, so the page is untouched and modal dialogs do not cover it.
 */
export function Outlines() {
  const { store } = useTools();
  const inspecting = useToolState((state) => state.inspecting);
  const hovered = useToolState((state) => state.hovered);
  // of no use while another tool is open, or none
  const pick = useToolState((state) => (SELECTING.includes(state.panel) ? state.pick : null));
  const hook = useToolState((state) => state.hook);
  const [outlines, setOutlines] = useState<Outline[]>([]);
  const drawn = inspecting || hovered !== null || pick !== null;

  useEffect(() => {
    if (!drawn) return undefined;
    let frame = requestAnimationFrame(function draw() {
      const page = framedPage();
      const next = page === null ? [] : outlinesOf(page, [hovered, pick]);
      setOutlines((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, hovered, pick]);

  useEffect(() => {
    const page = framedPage();
    if (!inspecting || hook === null || page === null) return undefined;
    return pointAt(page, hook.portal.brand.menus, {
      hover: (slot) => store.setState({ hovered: slot }),
      pick: (slot) => store.setState({ pick: slot, inspecting: false, hovered: null, panel: 'places', lastPanel: 'places' }),
    });
  }, [inspecting, hook, store]);

  if (!drawn) return null;
  return (
    <div className={styles.outlines} aria-hidden="true">
      {outlines
        .filter(({ slot }) => inspecting || slot === hovered || slot === pick)
        .map(({ slot, waits, ...box }, index) => (
          <div
            key={`${slot}${index}`}
            className={styles.outline}
            style={box}
            data-strong={slot === hovered || slot === pick ? '' : undefined}
            data-waits={waits ? '' : undefined}
            data-top={box.top < NAME_PX ? '' : undefined}
            data-below={isNamedBelow(box) ? '' : undefined}
          >
            <span>{waits ? labels.places.waits(slot) : slot}</span>
          </div>
        ))}
    </div>
  );
}

/** Follows the pointer over the page; a click selects an element without affecting the page. Returns the unsubscribe function. */
function pointAt(
  page: Window,
  menus: Brand['menus'],
  to: { hover: (slot: string | null) => void; pick: (slot: string) => void },
): () => void {
  const slotOf = ({ target }: Event) => slotAt(target as Element | null, menus);
  const move = (event: Event) => to.hover(slotOf(event));
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const choose = (event: Event) => {
    hold(event);
    const slot = slotOf(event);
    if (slot !== null) to.pick(slot);
  };
  const held = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];
  page.addEventListener('pointermove', move, true);
  page.addEventListener('click', choose, true);
  for (const name of held) page.addEventListener(name, hold, true);
  return () => {
    page.removeEventListener('pointermove', move, true);
    page.removeEventListener('click', choose, true);
    for (const name of held) page.removeEventListener(name, hold, true);
  };
}
