import { useEffect, useRef } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';

export interface RowSelection {
  /** Name of the box that selects all rows of the page. */
  all: string;
  /** Name of a row's box, by the row's index. */
  label: (index: number) => string;
  isSelectable: (index: number) => boolean;
  isSelected: (index: number) => boolean;
  /** How many rows of the page are selected: none, some or all. */
  page: 'none' | 'some' | 'all';
  /** Selects a row, or takes it out; null for all rows of the page. */
  onToggle: (index: number | null) => void;
}

/** The box of a row, or with null that of the page. */
export function RowSelect({ selection, index }: { selection: RowSelection; index: number | null }) {
  const { all, label, isSelectable, isSelected, page, onToggle } = selection;
  const box = useRef<HTMLInputElement>(null);
  const isPartial = index === null && page === 'some';
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartial;
  }, [isPartial]);
  if (index !== null && !isSelectable(index)) return null;
  return (
    <Checkbox
      ref={box}
      data-select={index ?? 'all'}
      checked={index === null ? page === 'all' : isSelected(index)}
      onChange={() => onToggle(index)}
    >
      <span className="visually-hidden">{index === null ? all : label(index)}</span>
    </Checkbox>
  );
}
