import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColumn } from '#engine/records/panels.ts';
import type { KeptList } from '#state/panels/keptLists.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { PopoverDialog } from '#ui/overlay/PopoverDialog.tsx';
import { movedTo } from '#ui/reorder/places.ts';
import styles from './ColumnChoice.module.css';
import { ColumnRows } from './ColumnRows.tsx';
import { columnsInOrder, movableColumns, ownColumns } from './tableColumns.ts';
import { useDensity } from './useDensity.ts';

interface Props {
  /** In the brand's order. */
  columns: readonly PublishedColumn[];
  kept: Pick<KeptList, 'hidden' | 'order'>;
  onChange: (changed: Partial<KeptList>) => void;
}

/** Chooses and orders the columns of a table, of which the first always leads, and how high the rows of all tables are. */
export function ColumnChoice({ columns, ...rest }: Props) {
  const { t } = useTranslation('records');
  const [first] = ownColumns(columns);
  if (first === undefined || movableColumns(columns).length === 0) return null;
  return (
    <PopoverDialog
      label={t('columns_shown')}
      className={styles.box}
      trigger={(props) => (
        <Button {...props} className={styles.button} variant="outline" icon="columns-3">
          {t('columns')}
        </Button>
      )}
    >
      {(close) => <Choices {...rest} first={first} columns={columns} onDone={close} />}
    </PopoverDialog>
  );
}

interface ChoicesProps extends Props {
  first: PublishedColumn;
  onDone: () => void;
}

function Choices({ first, columns, kept: { hidden, order }, onChange, onDone }: ChoicesProps) {
  const { t } = useTranslation('records');
  const [density, setDensity] = useDensity();
  const [said, setSaid] = useState('');
  const others = movableColumns(columnsInOrder(columns, order));
  const shown = others.filter(({ name }) => !hidden.includes(name));
  const isDelivered = shown.length === others.length && order.length === 0 && density === 'comfortable';
  const toggle = (name: string) =>
    onChange({ hidden: hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name] });
  const move = (from: number, to: number) => {
    const next = movedTo(others, from, to).map(({ name }) => name);
    const isBrands = movableColumns(columns).every(({ name }, at) => name === next[at]);
    onChange({ order: isBrands ? [] : next });
  };
  const reset = () => {
    onChange({ hidden: [], order: [] });
    setDensity('comfortable');
    setSaid(t('columns_back'));
  };
  return (
    <>
      <p className={styles.head}>
        <b>{t('columns_shown')}</b>
        <span className="small muted num">{t('columns_of', { shown: shown.length + 1, all: others.length + 1 })}</span>
      </p>
      <ColumnRows first={first} columns={others} hidden={hidden} onMove={move} onToggle={toggle} say={setSaid} />
      <div className={styles.part}>
        <span className="small muted">{t('density')}</span>
        <Segmented
          label={t('density')}
          className={styles.density}
          options={(['compact', 'comfortable'] as const).map((value) => ({ value, label: t(`density_${value}`) }))}
          value={density}
          onChange={setDensity}
        />
      </div>
      <div className={styles.part}>
        <Button variant="text" size="sm" disabled={isDelivered} onClick={reset}>
          {t('columns_reset')}
        </Button>
        <Button variant="primary" size="sm" onClick={onDone}>
          {t('columns_done')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
