import { useState } from 'react';
import { useDraft } from '#state/drafts/draft.ts';
import { useLocation } from 'react-router-dom';
import { centreOf } from '#state/navigation/centreAddress.ts';

export interface OpenRow {
  /** Empty while all rows are closed. */
  row: string;
  /** A link named it: it is brought into view. */
  isLinked: boolean;
  open: (row: string) => void;
  /** Closes it, unless another one is open by now. */
  close: (row: string) => void;
}

/** The row that is open: the one that the address names as `c.row`, until another is opened or closed; then that one, also after the session. */
export function useOpenRow(): OpenRow {
  const { search, key } = useLocation();
  const linked = centreOf(search)?.values['row'] ?? '';
  const [kept, keep] = useDraft('security:row', '');
  const [state, setState] = useState({ row: kept, isLinked: false, key: '' });
  if (linked !== '' && key !== state.key) setState({ row: linked, isLinked: true, key });
  const open = (row: string) => {
    keep(row);
    setState({ row, isLinked: false, key });
  };
  const close = (row: string) => {
    keep((known) => (known === row ? '' : known));
    setState((known) => (known.row === row ? { ...known, row: '', isLinked: false } : known));
  };
  return { ...state, open, close };
}
