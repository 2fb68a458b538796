import { useState } from 'react';
import { pointerTo } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { fieldAt } from '#preview/studio/model/controls.ts';
import { newValue, type NameRule } from '#preview/studio/model/parts.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import { useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import { added, broughtBack, hiddenNames, moved, onlyOwn, shownNames, takenOut } from '#preview/structure/model/lists.ts';
import { useLongList } from '#preview/lists/useLongList.tsx';
import { KeyField } from './KeyField.tsx';
import { renamed, renamingWords } from './model/names.ts';
import { tableAt } from './model/places.ts';
import { NameForm } from './NameForm.tsx';
import { PartRow } from './PartRow.tsx';
import styles from './Settings.module.css';
import type { Settings } from './useSettings.ts';

interface Props {
  at: string;
  /** Keys that the schema names, which stand above. */
  keys: readonly string[];
  rule: NameRule;
  settings: Settings;
  /** A value that was searched for: it is in view. */
  wanted: string | null;
}

/** Entries with free names: opened, ordered where they have an order, renamed, taken out, brought back, added. */
export function NamesLevel({ at, keys, rule, settings, wanted }: Props) {
  const { name: file, root, layering, whyKept, edit, open, onEnter } = settings;
  const { layers } = useStudioState(({ bundle }) => bundle);
  const draft = useStudioState((state) => state.draft);
  const extending = layers.find(({ id }) => id === layering.target)?.brands ?? [];
  const unread = extending.filter((id) => !layers.some((layer) => layer.id === id));
  const [renaming, setRenaming] = useState<string | null>(null);
  /** Names that were added, and have no value yet. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const list = tableAt(root, { name: file, at });
  const isFree = (name: string) => !keys.includes(name) && name !== '$schema';
  const shown = shownNames(layering.resolved, list).filter(isFree);
  const hidden = hiddenNames(layering, list).filter((name) => isFree(name) && !begun.includes(name));
  const isShown = new Set(shown);
  const isOwn = onlyOwn(layering, list);
  const names = [...shown, ...begun.filter((name) => !isShown.has(name))];
  const taken = [...names, ...hidden, ...keys];
  const part = useLongList(
    names,
    'names',
    (name) => name,
    wanted === null ? 0 : names.findIndex((name) => pointerTo(at, name) === wanted),
  );
  const gone = useLongList(hidden, 'names that are not shown', (name) => name);
  const small = `${controls.button} ${controls.small}`;
  const move = (name: string, step: number) => {
    const place = shown.indexOf(name) + step;
    edit(moved(layering, list, name, place), `${name}: place ${place + 1} of ${shown.length}.`);
  };
  const add = (name: string) => {
    const inner = pointerTo(at, name);
    if (fieldAt(root, inner) !== null) {
      setBegun([...begun, name]);
      return part.show(names.length);
    }
    edit(added(layering, list, name, newValue(root, schemaAt(root, inner) ?? {}), shown.length), `${name} is added.`);
    open(inner);
  };
  const actionsOf = (name: string, index: number) => (
    <span className={styles.actions}>
      {list.order !== null && isShown.has(name) && (
        <>
          <button
            type="button"
            className={small}
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => move(name, -1)}
          >
            ↑
          </button>
          <button
            type="button"
            className={small}
            aria-label={`Move ${name} down`}
            disabled={index === shown.length - 1}
            onClick={() => move(name, 1)}
          >
            ↓
          </button>
        </>
      )}
      {isShown.has(name) && isOwn(name) && (
        <button
          type="button"
          className={small}
          aria-label={`Rename ${name}`}
          aria-expanded={renaming === name}
          onClick={() => setRenaming(renaming === name ? null : name)}
        >
          Rename
        </button>
      )}
      <button
        type="button"
        className={small}
        aria-label={`Remove ${name}`}
        disabled={whyKept(list, name) !== null}
        onClick={() => {
          setBegun(begun.filter((other) => other !== name));
          if (isShown.has(name)) edit(takenOut(layering, list, name), `${name} is taken out. Undo brings it back.`);
        }}
      >
        Remove
      </button>
    </span>
  );
  return (
    <>
      {part.bar}
      {part.shown.map(({ item: name, index }) => {
        const inner = pointerTo(at, name);
        const field = fieldAt(root, inner);
        return (
          <div key={name} className={styles.entry}>
            {field === null ? (
              <PartRow name={file} at={inner} title={name} onOpen={() => open(inner)}>
                {actionsOf(name, index)}
              </PartRow>
            ) : (
              <>
                <KeyField label={name} name={file} at={inner} field={field} canRemove={false} onEnter={onEnter} />
                {actionsOf(name, index)}
              </>
            )}
            {whyKept(list, name) !== null && <p className={styles.stays}>Cannot be removed: {whyKept(list, name)}</p>}
            {renaming === name && (
              <NameForm
                label={`New name of ${name}`}
                action="Rename"
                rule={rule}
                taken={taken}
                before={name}
                onName={(next) => {
                  setRenaming(null);
                  const renaming = renamed({ layers, draft, list, name, next });
                  edit(renaming.edits, renamingWords(renaming, name, next, unread));
                }}
              />
            )}
          </div>
        );
      })}
      {hidden.length > 0 && (
        <section aria-label="Not shown" className={styles.entry}>
          <h3>Not shown</h3>
          {gone.bar}
          {gone.shown.map(({ item: name }) => (
            <p key={name} className={styles.gone}>
              <span>{name}</span>
              <button
                type="button"
                className={small}
                aria-label={`Bring back ${name}`}
                onClick={() => edit(broughtBack(layering, list, name), `${name} is shown again.`)}
              >
                Bring back
              </button>
            </p>
          ))}
        </section>
      )}
      <NameForm label="Name" action="Add" rule={rule} taken={taken} onName={add} />
    </>
  );
}
