import { type FormEvent, useRef, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { StepDifference } from '#preview/studio/history/StepDifference.tsx';
import { titleOf } from '#preview/studio/model/words.ts';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import type { OfferSource } from '../model/offers.ts';
import { nameFor } from '../model/ownWords.ts';
import { CallChoice } from './CallChoice.tsx';
import { callsFor, type Centre, columnOffers, hasWords, sumOffers } from './callFields.ts';
import { FieldTicks } from './FieldTicks.tsx';
import { FilterTicks } from './FilterTicks.tsx';
import { NameAndPlace } from './NameAndPlace.tsx';
import { entryIcons, menusOf, panelEdits, panelFaults, type PanelForm } from './panelEdits.ts';
import { PanelRows } from './PanelRows.tsx';
import styles from './panels.module.css';
import { startFilters } from './typedPanel.ts';

export interface PanelSource extends OfferSource {
  calls: readonly ListCall[];
}

interface Props {
  centre: Centre;
  source: PanelSource;
  /** Called with the edits, the panel's name, and the words for it. */
  onAdd: (edits: readonly Edit[], name: string, words: string) => void;
  onCancel: () => void;
}

const ICON = 'receipt-text';

/** A panel from a call of the contract: what the call lacks is not offered. */
export function NewPanel({ centre, source, onAdd, onCancel }: Props) {
  const { layering, schemas, textOf, calls } = source;
  const { resolved } = layering;
  const menus = menusOf(resolved, centre);
  const icons = entryIcons(schemas);
  const [typed, setTyped] = useState<PanelForm>({
    call: null,
    title: '',
    name: '',
    columns: [],
    sums: [],
    filters: [],
    menu: menus[0] ?? '',
    icon: icons.includes(ICON) ? ICON : '',
  });
  const [isNamed, setNamed] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const panel = { ...typed, name: isNamed || typed.title.trim() === '' ? typed.name : nameFor(typed.title, 'panel') };
  const { call, columns, sums, filters } = panel;
  const found = panelFaults(panel, centre, layering, schemas['panels'] ?? {});
  const faults = isSent ? found : {};
  const edits = call !== null && Object.keys(found).length === 0 ? panelEdits(layering, centre, { ...panel, call }) : null;
  const offered = callsFor(calls, centre, resolved.brand);
  const change = (part: Partial<PanelForm>) => setTyped({ ...typed, ...part });
  const choose = (next: ListCall) => {
    const labelOf = (name: string) => (textOf(`records:${name}`) === null ? titleOf(name) : null);
    change({ call: next, columns: [], sums: [], filters: startFilters(next, centre, labelOf) });
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (edits !== null) return onAdd(edits, panel.name, `${panel.title.trim()} is added.`);
    // the faults are in the page after the next paint
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={styles.form} aria-label="New panel" onSubmit={send} noValidate>
      <CallChoice calls={offered} chosen={call} onChoose={choose} fault={faults['call']} />
      {call !== null && (
        <>
          <FieldTicks
            legend="2. Columns"
            at="columns"
            offers={columnOffers(call)}
            typed={columns}
            onChange={(next) => change({ columns: next })}
            textOf={textOf}
            faults={faults}
            others={{
              with: (wanted) =>
                offered.filter((other) => other !== call && columnOffers(other).some((offer) => hasWords(offer, wanted))),
              onUse: choose,
            }}
          />
          {filters.length > 0 && (
            <FilterTicks
              legend="3. Filters"
              filters={filters}
              onChange={(next) => change({ filters: next })}
              textOf={textOf}
              faults={faults}
              canFix
            />
          )}
          {sumOffers(call).length > 0 && (
            <FieldTicks
              legend="4. Sums above the list"
              at="sums"
              offers={sumOffers(call)}
              typed={sums}
              onChange={(next) => change({ sums: next })}
              textOf={textOf}
              faults={faults}
            />
          )}
          {columns.length > 0 && <PanelRows panel={{ ...panel, call }} centre={centre} brand={resolved.brand} />}
          <NameAndPlace
            panel={panel}
            menus={menus}
            icons={icons}
            faults={faults}
            onChange={change}
            onName={(name) => {
              setNamed(true);
              change({ name });
            }}
          />
        </>
      )}
      {call !== null && <StepDifference edits={edits} />}
      <div className={styles.end}>
        <button type="submit" className={controls.button}>
          Add panel
        </button>
        <button type="button" className={controls.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
