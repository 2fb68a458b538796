import { type FormEvent, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { StepDifference } from '#preview/studio/history/StepDifference.tsx';
import { titleOf } from '#preview/studio/model/words.ts';
import { hiddenNames } from '../model/lists.ts';
import type { OfferSource } from '../model/offers.ts';
import { FieldTicks } from './FieldTicks.tsx';
import { FilterTicks } from './FilterTicks.tsx';
import { fieldFaults, filterFaults } from './panelEdits.ts';
import styles from './panels.module.css';
import { ADDING, fieldEdits, lackingFields, lackingFilters, type RecordsList } from './recordsLists.ts';
import type { TypedField, TypedFilter } from './typedPanel.ts';

interface Props {
  list: RecordsList;
  source: OfferSource;
  /** Called with the edits, the first name that was added, and the words for it. */
  onAdd: (edits: readonly Edit[], name: string, words: string) => void;
}

/** What the call of a panel has besides what one of its lists shows; what is ticked is added in one step. */
export function AddFields({ list, source: { layering, textOf }, onAdd }: Props) {
  const { resolved } = layering;
  const labelOf = (name: string) => (textOf(`records:${name}`) === null ? titleOf(name) : null);
  const [fields, setFields] = useState<readonly TypedField[]>([]);
  const [filters, setFilters] = useState<readonly TypedFilter[]>(() =>
    lackingFilters(list, resolved).map((offer) => ({ offer, isAsked: false, value: '', label: labelOf(offer.name) })),
  );
  const [isSent, setSent] = useState(false);
  const hidden = hiddenNames(layering, list.list);
  const asked = filters.filter(({ isAsked }) => isAsked);
  const names = [...fields, ...asked].map(({ offer }) => offer.name);
  const found = Object.fromEntries([
    ...(names.length === 0 ? [[list.kind, 'Tick at least one.'] as const] : []),
    ...fieldFaults(fields, list.kind),
    ...filterFaults(asked),
  ]);
  const faults = isSent ? found : {};
  const edits = Object.keys(found).length === 0 ? fieldEdits(layering, list, { fields, filters: asked }) : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const [first] = names;
    if (first === undefined || edits === null) return;
    const titles = names.map((name) => textOf(`records:${name}`) ?? titleOf(name)).join(', ');
    onAdd(edits, first, `${titles}: added.`);
  };
  return (
    <form className={styles.form} aria-label={ADDING[list.kind]} onSubmit={send} noValidate>
      {list.kind === 'filters' ? (
        <FilterTicks
          legend={ADDING[list.kind]}
          filters={filters}
          onChange={setFilters}
          textOf={textOf}
          faults={faults}
          canFix={false}
          hidden={hidden}
        />
      ) : (
        <FieldTicks
          legend={ADDING[list.kind]}
          at={list.kind}
          offers={lackingFields(list, resolved)}
          typed={fields}
          onChange={setFields}
          textOf={textOf}
          faults={faults}
          hidden={hidden}
        />
      )}
      <StepDifference edits={edits} />
      <button type="submit" className={controls.button}>
        Add
      </button>
    </form>
  );
}
