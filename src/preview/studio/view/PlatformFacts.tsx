import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import controls from '#preview/controls/controls.module.css';
import type { PreviewHook } from '../../inside/hook.ts';
import { textsWithin } from '../../inside/textsWithin.ts';
import { picturePlaceOf, type ReplyPlace, replyPlaceOf } from '../model/replyPlaces.ts';
import styles from './Studio.module.css';

interface Props {
  element: Element | null;
  /** Flags (aliases of flags.json) that the conditions of the picked thing name. */
  flags: readonly string[];
  hook: PreviewHook;
}

interface Fact {
  what: string;
  /** Null: no reply that is kept has it. */
  place: ReplyPlace | null;
}

/** More stand in the replies under "Calls". */
const MOST_FACTS = 12;

/** What the platform decides of the picked thing, and where its replies say so. It is not the brand's to edit. */
export function PlatformFacts({ element, flags, hook }: Props) {
  const calls = useSyncExternalStore(hook.calls.subscribe, hook.calls.list);
  const tree = useStore(hook.portal.system, (state) => state.flags);
  const facts: Fact[] = flags.map((name) => {
    const { modId, text } = tree.explain(name);
    return { what: `Flag ${name}: ${text}`, place: replyPlaceOf(modId, calls) };
  });
  const texts = element === null ? [] : textsWithin(element).filter((text) => hook.texts.keysOf(text).length === 0);
  const pictures = [...(element?.querySelectorAll('img') ?? [])].map(({ src }) => src);
  facts.push(
    ...traced(
      [...new Set(pictures)],
      (address) => picturePlaceOf(address, calls),
      (address) => `Picture ${fileOf(address)}`,
    ),
    ...traced(
      texts,
      (text) => replyPlaceOf(text, calls),
      (text) => `“${text}”`,
    ),
  );
  if (facts.length === 0) return null;
  return (
    <section className={styles.platform} aria-label="Decided by the platform">
      <h3>Decided by the platform</h3>
      <ul>
        {facts.slice(0, MOST_FACTS).map(({ what, place }) => (
          <li key={what}>
            <p>{what}</p>
            <p className={controls.code}>
              {place === null ? 'in no reply since the page was loaded' : `${place.call} ${place.at}`}
            </p>
          </li>
        ))}
      </ul>
      {facts.length > MOST_FACTS && <p className={controls.hint}>and {facts.length - MOST_FACTS} more</p>}
    </section>
  );
}

const fileOf = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? address;

/** Those that a reply has: others are the portal's own. */
function traced(shown: readonly string[], placeOf: (one: string) => ReplyPlace | null, nameOf: (one: string) => string): Fact[] {
  return shown.flatMap((one) => {
    const place = placeOf(one);
    return place === null ? [] : [{ what: nameOf(one), place }];
  });
}
