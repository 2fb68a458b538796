import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { centreOf } from '#state/navigation/centreAddress.ts';

export interface OpenRow {
  /** Empty while all rows are closed. */
  row: string;
  /** A link named it: it is brought into view. */
  isLinked: boolean;
  open: (row: string) => void;
}

/** The row that is open: the one that the address names as `c.row`, until another is opened or closed. */
export function useOpenRow(): OpenRow {
  const { search, key } = useLocation();
  const linked = centreOf(search)?.values['row'] ?? '';
  const [state, setState] = useState({ row: '', isLinked: false, key: '' });
  if (linked !== '' && key !== state.key) setState({ row: linked, isLinked: true, key });
  return { ...state, open: (row) => setState({ row, isLinked: false, key }) };
}
