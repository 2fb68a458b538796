import { useRef, useState } from 'react';
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
import { broughtBack, canMove, hiddenNames, isOnlyOwn, type ListPlace, shownNames, tableOf } from './model/lists.ts';
import type { StructureNode } from './model/tree.ts';
import { AddFields } from './panels/AddFields.tsx';
import { NewPanel } from './panels/NewPanel.tsx';
import { centreOf } from './panels/panelEdits.ts';
import { ADDING, lackingFields, lackingFilters, recordsLists } from './panels/recordsLists.ts';
import styles from './Structure.module.css';
import type { Structure } from './useStructure.ts';

interface Props {
  node: StructureNode;
  structure: Structure;
  onMove: (node: StructureNode, place: number) => void;
  onRemove: (node: StructureNode) => void;
  onEdit: (edits: readonly Edit[], words: string) => void;
  /** Called with the list that something was added to, its name there, and the id of its row. */
  onAdded: (list: ListPlace, name: string, id: string) => void;
}

/** The selected node: where it comes from, what can be done with it, and its values. */
export function NodeCard({ node, structure, onMove, onRemove, onEdit, onAdded }: Props) {
  const hook = useToolState((state) => state.hook);
  const { layering } = structure;
  const { title, slot, list, name, hidden, kept, origin, items, sources } = node;
  const [adding, setAdding] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // what the rows below are about
  const listed = [node, ...node.children].flatMap((one) => (one.items === null ? [] : [`${one.items.name}#${one.items.table}`]));
  const names = list === null ? [] : shownNames(layering.resolved, list);
  const place = names.indexOf(name);
  const centre = items === null ? null : centreOf(items);
  const lists = recordsLists(node, layering.resolved, structure.calls);
  const records = lists.filter(
    (one) => lackingFields(one, layering.resolved).length + lackingFilters(one, layering.resolved).length > 0,
  );
  const hasOthers = items !== null && lists.length === 0 && (centre === null || hiddenNames(layering, items).length > 0);
  const button = `${controls.button} ${controls.small}`;
  const opens = (what: string) => ({
    type: 'button' as const,
    className: button,
    'aria-expanded': adding === what,
    onClick: () => setAdding(adding === what ? null : what),
  });
  const add = (to: ListPlace, path: string) => (edits: readonly Edit[], added: string, words: string) => {
    setAdding(null);
    onEdit(edits, words);
    onAdded(to, added, `${node.id}/${path}${added}`);
  };
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
        {canMove(node) && (
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
        {centre !== null && (
          <button {...opens('panel')} ref={opener}>
            New panel…
          </button>
        )}
        {records.map(({ kind }) => (
          <button key={kind} {...opens(kind)}>
            {ADDING[kind]}…
          </button>
        ))}
        {hasOthers && <button {...opens('items')}>Add…</button>}
      </div>
      {hasOthers && adding === 'items' && <AddForm list={items} structure={structure} onAdd={add(items, '')} />}
      {centre !== null && items !== null && adding === 'panel' && (
        <NewPanel
          centre={centre}
          source={structure}
          onAdd={add(items, '')}
          onCancel={() => {
            setAdding(null);
            opener.current?.focus();
          }}
        />
      )}
      {records.map((one) =>
        adding === one.kind ? (
          <AddFields key={one.kind} list={one} source={structure} onAdd={add(one.list, items === null ? `${one.kind}/` : '')} />
        ) : null,
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
