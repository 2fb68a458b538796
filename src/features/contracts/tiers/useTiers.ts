import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContractKind, ContractTerm } from '#contract/types.ts';
import { type Bounds, kindsOfTerms, TIERS_MAX } from '#engine/contracts/terms.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { readTierField } from './readTierField.ts';
import { readTiers, type TierFaults, type TypedTier } from './readTiers.ts';
import { type FieldType, tierFields } from './tierFields.ts';

export interface TiersInput {
  /** Around the fields, to move the focus to the first fault. */
  root: RefObject<HTMLDivElement | null>;
  typed: readonly TypedTier[];
  /** Null while a field is refused. */
  terms: ContractTerm[] | null;
  /** What the rates stay below. */
  bounds: Bounds;
  /** Shown faults, tier by tier. */
  faults: readonly TierFaults[];
  /** Where there are many, those that are right fold, but for the one that is typed in. */
  folded: readonly boolean[];
  /** Unfolds a tier; null folds all. */
  unfold: (index: number | null) => void;
  type: (index: number, field: string, text: string) => void;
  leave: (index: number, field: string) => void;
  add: (() => void) | null;
  remove: ((index: number) => void) | null;
  /** Moves the focus to the rate of the highest tier, which is that of the contract. */
  focusRate: () => void;
  /** The tiers; or null, with all faults shown and the first focused. */
  check: () => ContractTerm[] | null;
  clear: () => void;
  /** Something differs from what the form began with. */
  isChanged: boolean;
}

/** More tiers than these fold where each takes many lines. */
const MOST_OPEN = 2;

/** What more typing does not mend is said at once. */
const atOnce: ReadonlySet<string> = new Set(['not_below_own', 'too_high']);

/** Tiers as they were typed. */
interface TypedTiers {
  language: string;
  rows: readonly TypedTier[];
}

/**
 * Tiers being typed, kept as a draft under a name; until then the initial ones, which a newer contract may replace. A change of
 * language rewrites them, and never changes a value.
 */
export function useTiers(name: string, kind: ContractKind, initial: readonly ContractTerm[], bounds: Bounds): TiersInput {
  const { brand } = usePortal();
  const language = usePreferences((state) => state.language);
  const root = useRef<HTMLDivElement>(null);
  const first = initial.length === 0 ? [{}] : initial.map((tier) => typedTier(kind, tier, language));
  const [draft, setDraft] = useDraft<TypedTiers | null>(name, null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);

  const rows = draft === null ? first : draft.rows.map((row) => retyped(kind, row, draft.language, language));
  const [unfolded, setUnfolded] = useState<number | null>(rows.length - 1);
  const read = readTiers(kind, rows, language, { bounds, decimals: brand.currency.decimals });
  const change = (next: TypedTier[]) => setDraft({ language, rows: next });
  // the tier whose first field gets the focus: a button that goes must not take it along
  const entered = useRef<number | null>(null);
  useEffect(() => {
    if (entered.current === null) return;
    root.current?.querySelectorAll('fieldset')[entered.current]?.querySelector('input')?.focus();
    entered.current = null;
  }, [rows.length]);
  const enter = (index: number, next: TypedTier[]) => {
    entered.current = Math.min(index, next.length - 1);
    setUnfolded(entered.current);
    change(next);
  };
  const shown = (read.faults ?? []).map((faults, index): TierFaults =>
    Object.fromEntries(
      Object.entries(faults).filter(([field, fault]) => isChecked || atOnce.has(fault) || left.has(`${index} ${field}`)),
    ),
  );
  return {
    root,
    typed: rows,
    terms: read.terms,
    bounds,
    faults: shown,
    folded: rows.map(
      (_, index) => rows.length > MOST_OPEN && index !== unfolded && Object.keys(read.faults?.[index] ?? {}).length === 0,
    ),
    unfold: setUnfolded,
    type: (index, field, text) => change(rows.map((row, at) => (at === index ? { ...row, [field]: text } : row))),
    leave(index, field) {
      if ((rows[index]?.[field] ?? '') !== '') setLeft(new Set([...left, `${index} ${field}`]));
    },
    add: rows.length < TIERS_MAX ? () => enter(rows.length, [...rows, {}]) : null,
    remove:
      rows.length > 1
        ? (index) =>
            enter(
              index,
              rows.filter((_, at) => at !== index),
            )
        : null,
    focusRate() {
      const [rate] = kindsOfTerms[kind].rates;
      // what is folded takes no focus
      flushSync(() => setUnfolded(rows.length - 1));
      [...(root.current?.querySelectorAll<HTMLElement>(`[name="${rate}"]`) ?? [])].at(-1)?.focus();
    },
    check() {
      setChecked(true);
      if (read.terms !== null) return read.terms;
      const at = read.faults.findIndex((faults) => Object.keys(faults).length > 0);
      const field = tierFields[kind].find((one) => one.name in (read.faults[at] ?? {}))?.name;
      root.current?.querySelectorAll<HTMLElement>('fieldset')[at]?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return null;
    },
    clear() {
      setDraft(null);
      setLeft(new Set());
      setChecked(false);
    },
    isChanged: JSON.stringify(rows) !== JSON.stringify(first),
  };
}

function typedTier(kind: ContractKind, tier: ContractTerm, language: string): TypedTier {
  const known: Readonly<Record<string, unknown>> = { ...tier };
  return Object.fromEntries(
    tierFields[kind].map(({ name, type }) => [name, typedAmount(plainRate(type, String(known[name] ?? '')), language)]),
  );
}

/** The zeros at the end of a rate say nothing. */
const plainRate = (type: FieldType, text: string): string => (type === 'rate' ? trimZeros(text) : text);

function retyped(kind: ContractKind, row: TypedTier, from: string, to: string): TypedTier {
  if (from === to) return row;
  return Object.fromEntries(
    tierFields[kind].map(({ name, type }) => {
      const text = row[name] ?? '';
      const read = readTierField(type, text, from);
      return [name, 'value' in read ? typedAmount(String(read.value), to) : text];
    }),
  );
}
