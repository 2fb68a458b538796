import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { elementOf } from '#preview/inspector/usePlaces.ts';
import { textOf as fileText } from '#preview/studio/draft/draft.ts';
import { type Edit, ownValue } from '#preview/studio/draft/edits.ts';
import { mergedValue } from '#preview/studio/model/words.ts';
import { useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import { EditCard } from '#preview/studio/view/EditCard.tsx';
import { WriteTo } from '#preview/studio/view/WriteTo.tsx';
import { AddForm } from './AddForm.tsx';
import { broughtBack, isOnlyOwn, type ListPlace, shownNames, tableOf } from './model/lists.ts';
import type { StructureNode } from './model/tree.ts';
import styles from './Structure.module.css';
import type { Structure } from './useStructure.ts';

interface Props {
  node: StructureNode;
  structure: Structure;
  onMove: (node: StructureNode, place: number) => void;
  onRemove: (node: StructureNode) => void;
  onEdit: (edits: readonly Edit[], words: string) => void;
  /** Called with the name of what was added to its list. */
  onAdded: (name: string) => void;
}

/** The selected node: where it comes from, what can be done with it, and its values. */
export function NodeCard({ node, structure, onMove, onRemove, onEdit, onAdded }: Props) {
  const hook = useToolState((state) => state.hook);
  const { layering } = structure;
  const { title, slot, list, name, hidden, kept, origin, items, sources } = node;
  const [adding, setAdding] = useState(false);
  // what the rows below are about
  const listed = [node, ...node.children].flatMap((one) => (one.items === null ? [] : [`${one.items.name}#${one.items.table}`]));
  const names = list === null ? [] : shownNames(layering.resolved, list);
  const place = names.indexOf(name);
  const canMove = list !== null && list.order !== null && hidden === null;
  const button = `${controls.button} ${controls.small}`;
  return (
    <article className={styles.card} aria-label={title}>
      <h2 className={styles.cardTitle}>
        {title} {slot !== null && <span className={controls.code}>{slot}</span>}
      </h2>
      {origin !== null && (
        <p className={controls.code}>
          {origin.file}:{origin.line}
        </p>
      )}
      {hidden !== null && <p className={controls.hint}>Not shown: {hidden}.</p>}
      {kept !== null && <p className={styles.kept}>Cannot be removed: {kept}</p>}
      {list !== null && <OwnOrder list={list} />}
      <div className={styles.actions}>
        {canMove && (
          <>
            <button type="button" className={button} disabled={place <= 0} onClick={() => onMove(node, place - 1)}>
              Move up
            </button>
            <button
              type="button"
              className={button}
              disabled={place === names.length - 1}
              onClick={() => onMove(node, place + 1)}
            >
              Move down
            </button>
          </>
        )}
        {list !== null && hidden === null && (
          <button type="button" className={button} disabled={kept !== null} onClick={() => onRemove(node)}>
            {list.order === null || isOnlyOwn(layering, list, name) ? 'Remove' : 'Hide'}
          </button>
        )}
        {list !== null && hidden !== null && (
          <button
            type="button"
            className={button}
            onClick={() => onEdit(broughtBack(layering, list, name), `${title} is shown again.`)}
          >
            Bring back
          </button>
        )}
        {items !== null && (
          <button type="button" className={button} aria-expanded={adding} onClick={() => setAdding(!adding)}>
            Add…
          </button>
        )}
      </div>
      {items !== null && adding && (
        <AddForm
          list={items}
          structure={structure}
          onAdd={(edits, added, words) => {
            setAdding(false);
            onEdit(edits, words);
            onAdded(added);
          }}
        />
      )}
      {sources.length === 0 || hook === null ? (
        <WriteTo value={null} />
      ) : (
        <EditCard
          sources={sources}
          except={listed}
          textKeys={list === null ? [] : textKeysOf(structure, list, name)}
          element={slot === null ? null : elementOf(slot)}
          hook={hook}
        />
      )}
    </article>
  );
}

const KEY = /^[a-z][A-Za-z0-9-]*:[A-Za-z0-9_.-]+$/;

/** The words of a thing that a file names by their key. */
function textKeysOf({ layering }: Structure, list: ListPlace, name: string): string[] {
  const settings = tableOf(layering.resolved, list)[name];
  const values = typeof settings === 'object' && settings !== null && !Array.isArray(settings) ? settings : {};
  return ['label', 'title'].flatMap((key) => {
    const value = values[key];
    return typeof value === 'string' && KEY.test(value) ? [value] : [];
  });
}

/** Says which nearer layer has an order of its own, so that the page does not follow. */
function OwnOrder({ list: { name, order } }: { list: ListPlace }) {
  const { layers } = useStudioState(({ bundle }) => bundle);
  const target = useStudioState((state) => state.target);
  const draft = useStudioState((state) => state.draft);
  const resolved = useStudioState((state) => state.resolved);
  if (order === null) return null;
  const ids = layers.map(({ id }) => id);
  const nearer = ids
    .slice(ids.indexOf(target) + 1)
    .find((id) => ownValue(fileText(draft, `brands/${id}/${name}`), order) !== undefined);
  return nearer === undefined || mergedValue(resolved, name, order) === undefined ? null : (
    <p className={controls.hint}>{nearer} has its own order here, which the page shows.</p>
  );
}
