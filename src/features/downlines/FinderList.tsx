import { useTranslation } from 'react-i18next';
import type { Downline } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import { CellView } from '#parts/records/CellView.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { optionId } from '#ui/search-palette/SearchPalette.tsx';
import { DownlinePath } from './DownlinePath.tsx';
import styles from './Finder.module.css';
import { markedText } from './markedText.ts';

interface Props {
  id: string;
  label: string;
  rows: readonly Downline[];
  query: string;
  /** Account of the option that Enter presses. */
  active: string | null;
  onPress: (account: string) => void;
  onPoint: (account: string) => void;
}

/** The hits as a list box that belongs to the field: who it is, below whom, with which balance and contracts. */
export function FinderList({ id, label, rows, query, active, onPress, onPoint }: Props) {
  const { t } = useTranslation(['downlines', 'records']);
  const format = useCellFormat();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {rows.map((row) => {
        const contracts = describeValue('statuses', row.contracts, format, 'contracts');
        return (
          <div
            key={row.id}
            id={optionId(id, row.id)}
            role="option"
            aria-selected={row.account === active}
            data-row={row.account}
            className={styles.row}
            onClick={() => onPress(row.account)}
            onPointerMove={() => row.account !== active && onPoint(row.account)}
          >
            <span className={styles.icon}>
              <Icon name={row.type === 'AGENT' ? 'network' : 'user-round'} size={18} />
            </span>
            <span className={styles.words}>
              <span className={styles.names}>
                <b className="ellipsis">
                  <Marked text={row.nickname === undefined || row.nickname === '' ? row.account : row.nickname} query={query} />
                </b>
                <span className="small ellipsis">
                  <Marked text={row.account} query={query} />
                </span>
                <Badge>{t(`type_${row.type}`)}</Badge>
              </span>
              <DownlinePath downline={row} />
              {contracts.items !== undefined && contracts.items.length > 0 && <CellView cell={contracts} />}
            </span>
            <span className={styles.balance}>
              <b className="num">{describeValue('money', row.balance, format, 'balance').text}</b>
              <span className="small muted">{t('records:balance')}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const { before, marked, after } = markedText(text, query);
  return (
    <>
      {before}
      {marked !== '' && <mark>{marked}</mark>}
      {after}
    </>
  );
}
