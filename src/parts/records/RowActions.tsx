import { useTranslation } from 'react-i18next';
import { actionsOfRow, type PublishedAction } from '#engine/records/panels.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { RecordRow } from './useRecords.ts';

interface Props {
  actions: readonly PublishedAction[];
  row: RecordRow;
}

/** What can be done with a record in its status. An action gets the record's texts and numbers as its parameters. */
export function RowActions({ actions, row }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const params = Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
  return actionsOfRow(actions, row).map(({ name, label, action, tone }) => (
    <Button
      key={name}
      size="sm"
      variant={tone === 'danger' ? 'danger' : 'outline'}
      data-action={name}
      onClick={() => void runAction(portal, action, params)}
    >
      {t(label)}
    </Button>
  ));
}
