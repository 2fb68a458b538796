import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import type { PanelMenu, PublishedView } from '#engine/records/panels.ts';
import type { PanelState } from '#engine/registry.ts';
import { RecordsView } from '#parts/records/RecordsView.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { pageOf } from '#state/panels/pageOf.ts';
import { filtersKey, type PanelValues, rememberedFilters, rememberFilters, typedKey } from '#state/panels/rememberedFilters.ts';

interface Props {
  view: PublishedView;
  title: string;
  menu: PanelMenu;
  /** Name of the panel. */
  name: string;
  values: PanelValues;
  /** `isStep`: Back takes it back. */
  onChange: (values: PanelValues, isStep?: boolean) => void;
  onState: (state: PanelState) => void;
}

/** A view of a panel: its component, or its records. */
export function ViewContent({ view, title, menu, name, values, onChange, onState }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  // an account or an order number belongs into no address that is sent on
  const key = typedKey(menu, name, view.name);
  const [typed, setTyped] = useState(() => rememberedFilters(portal, key));
  if (view.records === undefined) {
    const loading = <Spinner label={t('loading')} block />;
    if (view.component === undefined) return null;
    const props = { kind: 'panel', name: view.component, onState, values, onChange } as const;
    return <Slot {...props} loading={loading} />;
  }
  const texts = new Set(view.records.filters.filter(({ kind }) => kind === 'text').map((filter) => filter.name));
  const change = (changed: PanelValues, isStep: boolean) => {
    const [own, open] = [true, false].map((isText) =>
      Object.fromEntries(Object.entries(changed).filter(([one]) => texts.has(one) === isText)),
    );
    const next = { ...rememberedFilters(portal, key), ...own };
    setTyped(next);
    rememberFilters(portal, key, next);
    onChange({ ...open, page: '' }, isStep);
  };
  const shown = Object.fromEntries(Object.entries(values).filter(([one]) => !texts.has(one)));
  return (
    <>
      {view.component !== undefined && <Slot kind="panel" name={view.component} values={values} onChange={onChange} />}
      <RecordsView
        records={view.records}
        caption={title}
        name={name}
        list={filtersKey(menu, name, view.name)}
        values={{ ...shown, ...typed }}
        page={pageOf(values)}
        onFilter={(changed) => change(changed, false)}
        onStep={(changed) => change(changed, true)}
        onState={onState}
        onPage={(next) => onChange({ page: String(next) })}
        onSort={(sort, order) => onChange({ sort, order, page: '' })}
      />
    </>
  );
}
