import { useLayoutEffect, useRef, useState } from 'react';
import { pointerTo } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { fieldAt } from '#preview/studio/model/controls.ts';
import { newValue, type NameRule } from '#preview/studio/model/parts.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import { useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import { added, broughtBack, hiddenNames, moved, onlyOwn, shownNames, takenOut } from '#preview/structure/model/lists.ts';
import { useLongList } from '#preview/lists/useLongList.tsx';
import { renamed, renamingWords } from './model/names.ts';
import { tableAt } from './model/places.ts';
import { NameForm } from './NameForm.tsx';
import { type NameActions, NameRow } from './NameRow.tsx';
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
  const add = (name: string) => {
    const inner = pointerTo(at, name);
    if (fieldAt(root, inner) !== null) {
      setBegun([...begun, name]);
      return part.show(names.length);
    }
    edit(added(layering, list, name, newValue(root, schemaAt(root, inner) ?? {}), shown.length), `${name} is added.`);
    open(inner);
  };
  const now: NameActions = {
    open: (name) => open(pointerTo(at, name)),
    move(name, step) {
      const place = shown.indexOf(name) + step;
      edit(moved(layering, list, name, place), `${name}: place ${place + 1} of ${shown.length}.`);
    },
    rename: (name) => setRenaming(renaming === name ? null : name),
    remove(name) {
      setBegun(begun.filter((other) => other !== name));
      if (isShown.has(name)) edit(takenOut(layering, list, name), `${name} is taken out. Undo brings it back.`);
    },
  };
  const act = useSameActions(now);
  const placeOf = (name: string, index: number) => {
    if (list.order === null || !isShown.has(name)) return 'none';
    if (shown.length === 1) return 'only';
    return index === 0 ? 'first' : index === shown.length - 1 ? 'last' : 'between';
  };
  return (
    <>
      {part.bar}
      {part.shown.map(({ item: name, index }) => (
        <NameRow
          key={name}
          name={name}
          file={file}
          at={pointerTo(at, name)}
          field={fieldAt(root, pointerTo(at, name))}
          place={placeOf(name, index)}
          canRename={isShown.has(name) && isOwn(name)}
          isRenaming={renaming === name}
          kept={whyKept(list, name)}
          act={act}
          onEnter={onEnter}
        >
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
        </NameRow>
      ))}
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

/** The same functions in every drawing, which do what the last one says. */
function useSameActions(now: NameActions): NameActions {
  const last = useRef(now);
  useLayoutEffect(() => {
    last.current = now;
  });
  const [same] = useState<NameActions>(() => ({
    open: (name) => last.current.open(name),
    move: (name, step) => last.current.move(name, step),
    rename: (name) => last.current.rename(name),
    remove: (name) => last.current.remove(name),
  }));
  return same;
}
