import { useTranslation } from 'react-i18next';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  records: PublishedRecords;
  selection: Selection;
  onClear: () => void;
}

/** In the place of the filters while rows are selected: how many, the sums of the columns that have one, and what can be done with all. */
export function SelectionBar({ records: { columns, selection: actions = [] }, selection: { rows }, onClear }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const format = useCellFormat();
  const sums = columns.flatMap(({ name, label, format: kind, total }) => {
    const sum = total === true ? sumAmounts(...rows.map((row) => row[name])) : null;
    return sum === null ? [] : [`${t(label)} ${describeValue(kind, sum, format, name).text}`];
  });
  return (
    <div className={styles.bar} role="group" aria-label={t('selected', { count: rows.length })} data-selection={rows.length}>
      <p className={styles.words} role="status">
        <b>{t('selected', { count: rows.length })}</b>
        {sums.length > 0 && <span className="small muted num">{sums.join(' \u00b7 ')}</span>}
      </p>
      {actions.map(({ name, label, action, params, tone = 'plain' }) => (
        <Button
          key={name}
          variant={tone === 'plain' ? 'outline' : tone}
          data-action={name}
          onClick={() => void runAction(portal, action, { ...params, rows: JSON.stringify(rows) })}
        >
          {t(label)}
        </Button>
      ))}
      <IconButton icon="x" label={t('select_none')} data-action="clearSelection" onClick={onClear} />
    </div>
  );
}
