import { useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { labels } from '#preview/controls/labels.ts';
import { SearchInput } from '#preview/controls/SearchInput.tsx';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { elementOf } from '#preview/inspector/usePlaces.ts';
import { changed } from '#preview/studio/draft/draft.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { useStudio } from '#preview/studio/state/StudioProvider.tsx';
import { moved, shownNames, takenOut } from './model/lists.ts';
import { visibleRows } from './model/rows.ts';
import { everyNode, slotIn, type StructureNode } from './model/tree.ts';
import { NodeCard } from './NodeCard.tsx';
import styles from './Structure.module.css';
import { Tree } from './Tree.tsx';
import { useStructure } from './useStructure.ts';

let gestures = 0;

/** Ids of the nodes that hold one: `menus/side/home` is in `menus/side`, which is in `menus`. */
const idsAround = (id: string): string[] => {
  const names = id.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
};

/** The brand's pages, regions, sections, menus, fields and panels as a tree, and what can be done with each. */
export function StructureTool() {
  const studio = useStudio();
  const { store } = useTools();
  const pick = useToolState((state) => state.pick);
  const structure = useStructure();
  const { nodes, layering } = structure;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['sections', 'menus']));
  const [chosen, setChosen] = useState<{ id: string; pick: string | null } | null>(null);
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const all = [...everyNode(nodes)];
  // something else may have been picked on the page since
  const isLast = chosen !== null && chosen.pick === pick;
  const selected = all.find(({ id, slot }) => (isLast ? id === chosen.id : slot !== null && slot === pick));

  const choose = (id: string, slot: string | null) => {
    setChosen({ id, pick: slot });
    store.setState({ pick: slot });
  };
  const select = (node: StructureNode) => {
    choose(node.id, node.slot);
    if (node.slot !== null) elementOf(node.slot)?.scrollIntoView({ block: 'nearest' });
  };
  const edit = (edits: readonly Edit[], words: string) => {
    gestures += 1;
    const gesture = `structure ${gestures}`;
    studio.set((draft) => edits.reduce((next, one) => changed(next, one, gesture), draft));
    setSaid(words);
  };
  const move = (node: StructureNode, to: number) => {
    const { list, name, title } = node;
    if (list === null) return;
    const names = shownNames(layering.resolved, list);
    const place = Math.min(Math.max(to, 0), names.length - 1);
    if (place === names.indexOf(name)) return setSaid(`${title} is already ${place === 0 ? 'first' : 'last'}.`);
    edit(moved(layering, list, name, place), `${title}: place ${place + 1} of ${names.length}.`);
  };
  const remove = (node: StructureNode) => {
    if (node.list === null || node.hidden !== null) return;
    if (node.kept !== null) return setSaid(`${node.title} cannot be removed: ${node.kept}`);
    edit(takenOut(layering, node.list, node.name), `${node.title} is not shown any more. Undo brings it back.`);
  };
  // what was picked on the page is in view, whatever is closed
  const shown = isLast || selected === undefined ? open : new Set([...open, ...idsAround(selected.id)]);
  const rows = visibleRows(nodes, shown, search.trim().toLowerCase());
  return (
    <div ref={root} className={styles.structure}>
      <SearchInput label={labels.structure.search} value={search} onChange={setSearch} />
      <Tree
        rows={rows}
        selected={selected?.id ?? null}
        onSelect={select}
        onToggle={(node, isOpen) => {
          const next = new Set(shown);
          choose(node.id, node.slot);
          if (isOpen) next.add(node.id);
          else next.delete(node.id);
          setOpen(next);
        }}
        onMove={move}
        onRemove={remove}
        onHover={(node) => store.setState({ hovered: node?.slot ?? null })}
      />
      <p className={controls.hint}>{labels.structure.keys}</p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {selected !== undefined && (
        <NodeCard
          key={selected.id}
          node={selected}
          structure={structure}
          onMove={move}
          onRemove={remove}
          onEdit={edit}
          onAdded={(list, name, id) => {
            setOpen(new Set([...shown, ...idsAround(id)]));
            choose(id, slotIn(list, name));
            // the form that had the focus is gone
            requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
          }}
        />
      )}
    </div>
  );
}
