import { type FormEvent, useId, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { titleOf } from '#preview/studio/model/words.ts';
import { linkEdits, linkFault } from './model/links.ts';
import { added, broughtBack, hiddenNames, type ListPlace, shownNames } from './model/lists.ts';
import { offersFor } from './model/offers.ts';
import styles from './Structure.module.css';
import type { Structure } from './useStructure.ts';

interface Props {
  list: ListPlace;
  structure: Structure;
  /** Called with the edits, the name that was added, and the words for it. */
  onAdd: (edits: readonly Edit[], name: string, words: string) => void;
}

const LINK = 'link';

/** Offers what the list can have: what is hidden, what the portal and the brand offer, and for menus a link. */
export function AddForm({ list, structure, onAdd }: Props) {
  const id = useId();
  const { layering } = structure;
  const [choice, setChoice] = useState('');
  const [link, setLink] = useState({ label: '', address: '' });
  const [isSent, setSent] = useState(false);
  const hidden = hiddenNames(layering, list);
  const offers = offersFor(structure, list);
  const groups = [...new Set(offers.map(({ group }) => group))];
  const isMenu = list.name === 'menus.json' && list.order !== null;
  const end = shownNames(layering.resolved, list).length;
  const fault = linkFault(link);
  if (hidden.length === 0 && offers.length === 0 && !isMenu)
    return <p className={controls.hint}>Everything that there is, is in this list.</p>;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (choice === LINK) {
      setSent(true);
      if (fault !== null) return;
      const { name, edits } = linkEdits(layering, list, link, end);
      return onAdd(edits, name, `${link.label} is added.`);
    }
    const [kind, name = ''] = choice.split('/');
    // several offers may begin with the same name
    const offer = offers[Number(name)];
    if (kind === 'hidden') onAdd(broughtBack(layering, list, name), name, `${titleOf(name)} is shown again.`);
    else if (offer) onAdd(added(layering, list, offer.name, offer.settings, end), offer.name, `${offer.title} is added.`);
  };
  return (
    <form className={styles.add} aria-label="Add" onSubmit={send} noValidate>
      <label htmlFor={`${id}-what`}>What to add</label>
      <select id={`${id}-what`} className={controls.input} value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="">Choose…</option>
        {hidden.length > 0 && (
          <optgroup label="Hidden or removed">
            {hidden.map((name) => (
              <option key={name} value={`hidden/${name}`}>
                {titleOf(name)}
              </option>
            ))}
          </optgroup>
        )}
        {isMenu && (
          <optgroup label="Link">
            <option value={LINK}>Link to another site</option>
          </optgroup>
        )}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {offers
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={offers.indexOf(one)} value={`offer/${offers.indexOf(one)}`}>
                  {one.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {choice === LINK && (
        <>
          <label htmlFor={`${id}-label`}>Label, in every language until it is translated</label>
          <input
            id={`${id}-label`}
            className={controls.input}
            value={link.label}
            aria-invalid={(isSent && fault?.field === 'label') || undefined}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => setLink({ ...link, label: target.value })}
          />
          <label htmlFor={`${id}-address`}>Address</label>
          <input
            id={`${id}-address`}
            className={controls.input}
            inputMode="url"
            placeholder="https://"
            value={link.address}
            aria-invalid={(isSent && fault?.field === 'address') || undefined}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => setLink({ ...link, address: target.value })}
          />
          <p id={`${id}-fault`} className={styles.error} role="alert">
            {isSent && fault !== null ? fault.text : ''}
          </p>
        </>
      )}
      <button type="submit" className={controls.button} disabled={choice === ''}>
        Add
      </button>
    </form>
  );
}
