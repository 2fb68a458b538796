import { useTranslation } from 'react-i18next';
import type { RecordDrill, RecordsEmpty } from '#contract/types.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { pathOfRoute } from '#state/navigation/links.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';

interface Props {
  /** The way down, where the records below one account are shown. */
  below: RecordDrill | undefined;
  /** What the view says about a list without any record. */
  empty: RecordsEmpty | undefined;
  /** Filters were chosen: other ones may have records. */
  isFiltered: boolean;
  onReset: () => void;
  /** Returns to the records of all. */
  onTop: () => void;
}

/** No records: what to do next. */
export function RecordsNone({ below, empty, isFiltered, onReset, onTop }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  if (below !== undefined && !isFiltered) {
    const top = <Button onClick={onTop}>{t(below.root)}</Button>;
    return <EmptyState art={<EmptyArt />} title={t('none_below_title')} text={t('none_below_text')} action={top} />;
  }
  if (isFiltered || empty === undefined) {
    const reset = isFiltered && (
      <Button variant="outline" onClick={onReset}>
        {t('reset')}
      </Button>
    );
    return <EmptyState art={<EmptyArt />} title={t('none_title')} text={t('none_text')} action={reset} />;
  }
  const { title, text, label, panel, route } = empty;
  const { member, agent } = portal.snapshot.panels;
  const path = route === undefined ? null : pathOfRoute(portal.brand, route);
  const follow =
    panel !== undefined && (member.includes(panel) || agent.includes(panel))
      ? () => void runAction(portal, 'openPanel', { panel })
      : path === null
        ? null
        : () => void portal.router.navigate(path);
  const action = label !== undefined && follow !== null && <Button onClick={follow}>{t(label)}</Button>;
  return <EmptyState art={<EmptyArt />} title={t(title)} text={t(text)} action={action} />;
}
