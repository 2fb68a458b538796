import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PanelState } from '#engine/registry.ts';
import { pageOf } from '#state/panels/pageOf.ts';
import { usePanelValues } from '#state/panels/usePanelValues.ts';
import { listValuesOf, withListValues } from '#state/navigation/listAddress.ts';
import { usePanels } from '#state/panels/usePanels.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { RecordsView } from '#parts/records/RecordsView.tsx';

interface Props {
  /** Name of the list in panels.json. */
  name: string;
}

/** A list of records on a page, as the brand describes it. Its filters and its page stand in the address. */
export function PageRecords({ name }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const { panels, failed, retry } = usePanels();
  const { search } = useLocation();
  const replace = (values: Readonly<Record<string, string>>) => {
    const path = portal.router.path();
    portal.router.navigate(withListValues(path, { ...listValuesOf(path.split('?')[1] ?? ''), ...values }), { replace: true });
  };
  const { values, change } = usePanelValues(`pages.${name}`, listValuesOf(search), replace);
  const [state, setState] = useState<PanelState>('loading');
  const list = panels?.pages[name];

  const content = () => {
    // a list that the site has is in the file in a wrong shape, or not at all
    if (failed || (panels !== null && list === undefined && portal.snapshot.panels.pages.includes(name)))
      return <ErrorState title={t('error_title')} text={t('error_text')} retryLabel={t('portal:retry')} onRetry={retry} />;
    if (panels === null) return <RecordSkeleton label={t('portal:loading')} />;
    if (list === undefined) return <EmptyState icon="lock-keyhole" title={t('forbidden_title')} text={t('forbidden_text')} />;
    return (
      <RecordsView
        records={list.records}
        caption={t(list.title)}
        name={name}
        list={`pages.${name}`}
        values={values}
        page={pageOf(values)}
        onFilter={(changed) => change({ ...changed, page: '' })}
        onPage={(next) => change({ page: String(next) })}
        onSort={(sort, order) => change({ sort, order, page: '' })}
        onState={setState}
      />
    );
  };
  return (
    <div data-records={name} data-state={failed ? 'error' : state}>
      {content()}
    </div>
  );
}
