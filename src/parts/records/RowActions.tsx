import { useTranslation } from 'react-i18next';
import { actionsOfRow, leadsOn, type PublishedRecords } from '#engine/records/panels.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { MenuItem } from '#ui/overlay/MenuItem.tsx';
import { PopoverMenu } from '#ui/overlay/PopoverMenu.tsx';
import styles from './RowActions.module.css';
import type { RecordRow } from './useRecords.ts';

interface Props {
  records: Pick<PublishedRecords, 'actions' | 'drill'>;
  row: RecordRow;
  /** Shows the records below the row of this id. */
  onStep: (id: string) => void;
  /** They fold into a menu. */
  folds?: boolean;
  /** In a row that is no higher than it has to be. */
  compact?: boolean;
}

/** What can be done with a record in its status. An action gets the record's texts and numbers as its parameters. */
export function RowActions({ records: { actions, drill }, row, onStep, folds = false, compact = false }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const ownParams = Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
  const items = [
    ...(drill !== undefined && leadsOn(drill, row)
      ? [{ name: 'drill', label: drill.label, tone: 'plain' as const, run: () => onStep(String(row['id'])) }]
      : []),
    ...actionsOfRow(actions, row).map(({ name, label, action, params, tone = 'plain' }) => ({
      name,
      label,
      tone,
      run: () => void runAction(portal, action, { ...ownParams, ...params }),
    })),
  ];
  if (!folds || items.length === 0) {
    return items.map(({ name, label, tone, run }) => (
      <Button
        key={name}
        size={compact ? 'xs' : 'sm'}
        variant={tone === 'plain' ? 'outline' : tone}
        data-action={name}
        onClick={run}
      >
        {t(label)}
      </Button>
    ));
  }
  return (
    <PopoverMenu
      label={t('actions')}
      trigger={(trigger) => (
        <IconButton {...trigger} size={compact ? 'xs' : 'md'} icon="ellipsis" label={t('actions')} data-action="more" />
      )}
    >
      {(close) =>
        items.map(({ name, label, tone, run }) => (
          <MenuItem
            key={name}
            data-action={name}
            onClick={() => {
              close();
              run();
            }}
          >
            <span className={cx(tone === 'danger' && styles.danger)}>{t(label)}</span>
          </MenuItem>
        ))
      }
    </PopoverMenu>
  );
}
