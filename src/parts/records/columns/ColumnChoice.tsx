import { useTranslation } from 'react-i18next';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { Button } from '#ui/actions/Button.tsx';
import { MenuItem } from '#ui/overlay/MenuItem.tsx';
import { PopoverMenu } from '#ui/overlay/PopoverMenu.tsx';
import styles from './ColumnChoice.module.css';
import { ownColumns } from './tableColumns.ts';

interface Props {
  columns: readonly PublishedColumn[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Chooses the columns of a table in a menu that stays open; the first is always shown. */
export function ColumnChoice({ columns, hidden, onChange }: Props) {
  const { t } = useTranslation('records');
  const [first, ...others] = ownColumns(columns);
  if (first === undefined || others.length === 0) return null;
  const shown = others.filter(({ name }) => !hidden.includes(name));
  const toggle = (name: string) => onChange(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <PopoverMenu
      label={t('columns')}
      className={styles.menu}
      header={
        <p className={styles.head}>
          <b>{t('columns_shown')}</b>
          <span className="small muted num">{t('columns_of', { shown: shown.length + 1, all: others.length + 1 })}</span>
        </p>
      }
      trigger={(props) => (
        <Button {...props} className={styles.button} variant="outline" icon="columns-3">
          {t('columns')}
        </Button>
      )}
    >
      {() => (
        <>
          <MenuItem checked disabled end={<span className="small muted">{t('column_always')}</span>}>
            {t(first.label)}
          </MenuItem>
          {others.map(({ name, label }) => (
            <MenuItem key={name} checked={!hidden.includes(name)} onClick={() => toggle(name)}>
              {t(label)}
            </MenuItem>
          ))}
          <MenuItem icon="rotate-ccw" disabled={shown.length === others.length} onClick={() => onChange([])}>
            {t('columns_all')}
          </MenuItem>
        </>
      )}
    </PopoverMenu>
  );
}
