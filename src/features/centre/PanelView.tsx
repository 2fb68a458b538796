import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import { holds } from '#engine/conditions.ts';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import type { PanelState } from '#engine/registry.ts';
import type { PanelMenu } from '#engine/records/panels.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import styles from './Centre.module.css';
import { CentreTools } from './CentreTools.tsx';
import type { LoadedPanels } from '#state/panels/usePanels.ts';
import { filtersKey, rememberedFilters } from '#state/panels/rememberedFilters.ts';
import { usePanelValues } from '#state/panels/usePanelValues.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { usePageTitle } from '#state/navigation/pageTitle.ts';
import { PanelSection } from './PanelSection.tsx';
import { ViewContent } from './ViewContent.tsx';

interface Props {
  loaded: LoadedPanels;
  menu: PanelMenu;
  /** Name of the panel. */
  name: string;
  /** The brand or the account has it switched off. */
  isClosed: boolean;
  values: Readonly<Record<string, string>>;
  /** `isStep`: Back takes it back. */
  onChange: (values: Readonly<Record<string, string>>, isStep?: boolean) => void;
  /** Returns to the menu, where a phone shows one or the other. */
  onBack: () => void;
}

/** One panel: its title, its views as tabs where there are several, and the view that the address names. */
export function PanelView({ loaded, menu, name, isClosed, values: inAddress, onChange: onAddress, onBack }: Props) {
  const { t } = useTranslation('records');
  const { panels, failed, retry } = loaded;
  const portal = usePortal();
  const panel = panels?.[menu][name];
  // the menu names it, so the file has it in a wrong shape, or not at all
  const isBroken = failed || (panels !== null && panel === undefined);
  const { conditions } = useEngine();
  const views = panel?.views.filter(({ when }) => holds(when, conditions)) ?? [];
  const view = views.find((one) => one.name === inAddress['view']) ?? views[0];
  const { values, change: onChange } = usePanelValues(filtersKey(menu, name, view?.name), inAddress, onAddress);
  const showView = (next: string) =>
    onAddress({ ...cleared(values), ...rememberedFilters(portal, filtersKey(menu, name, next)), view: next });
  const title = panel === undefined ? '' : t(panel.title);
  usePageTitle(title, 'panel');
  const [standing] = useState(() => createStore<{ state: PanelState }>(() => ({ state: 'loading' })));
  const [report] = useState(() => (state: PanelState) => standing.setState({ state }));
  const isShut = isClosed || (panel !== undefined && (view === undefined || !holds(panel.when, conditions)));
  return (
    <PanelSection name={name} standing={standing} fixed={isShut ? 'forbidden' : isBroken ? 'error' : null}>
      <header className={styles.title}>
        <IconButton icon="arrow-left" label={t('back_to_menu')} className={styles.back} onClick={onBack} />
        <h2 className="h-l" tabIndex={-1}>
          {title}
        </h2>
        <CentreTools menu={menu} />
      </header>
      {isBroken && !isShut && (
        <ErrorState title={t('error_title')} text={t('error_text')} retryLabel={t('portal:retry')} onRetry={retry} />
      )}
      {!isBroken && panel === undefined && <Spinner label={t('portal:loading')} block />}
      {isShut && <EmptyState icon="lock-keyhole" title={t('forbidden_title')} text={t('forbidden_text')} />}
      {!isShut && views.length > 1 && view !== undefined && (
        <Tabs
          id={`panel-${name}`}
          label={title}
          tabs={views.map((one) => ({ value: one.name, label: t(one.label ?? '') }))}
          value={view.name}
          onChange={showView}
        />
      )}
      {!isShut && view !== undefined && (
        <div {...(views.length > 1 ? tabPanel(`panel-${name}`, view.name) : {})}>
          <ViewContent
            key={view.name}
            view={view}
            title={title}
            menu={menu}
            name={name}
            values={values}
            onChange={onChange}
            onState={report}
          />
        </div>
      )}
    </PanelSection>
  );
}

const cleared = (values: Readonly<Record<string, string>>) => Object.fromEntries(Object.keys(values).map((key) => [key, '']));
