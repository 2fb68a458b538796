import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holds } from '#engine/conditions.ts';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import type { PanelState } from '#engine/registry.ts';
import type { PanelMenu, PublishedView } from '#engine/records/panels.ts';
import { RecordsView } from '#parts/records/RecordsView.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import styles from './Centre.module.css';
import { usePanels } from './usePanels.ts';

interface Props {
  menu: PanelMenu;
  /** Name of the panel. */
  name: string;
  /** The brand or the account has it switched off. */
  isClosed: boolean;
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  /** Returns to the menu, where a phone shows one or the other. */
  onBack: () => void;
}

/** One panel: its title, its views as tabs where there are several, and the view that the address names. */
export function PanelView({ menu, name, isClosed, values, onChange, onBack }: Props) {
  const { t } = useTranslation('records');
  const { panels, failed, retry } = usePanels();
  const panel = panels?.[menu][name];
  const { conditions } = useEngine();
  const views = panel?.views.filter(({ when }) => holds(when, conditions)) ?? [];
  const view = views.find((one) => one.name === values['view']) ?? views[0];
  const title = panel === undefined ? '' : t(panel.title);
  const [state, setState] = useState<PanelState>('loading');
  const isShut = isClosed || (panel !== undefined && (view === undefined || !holds(panel.when, conditions)));
  return (
    <section className={styles.panel} data-slot={`panel/${name}`} data-state={isShut ? 'forbidden' : failed ? 'error' : state}>
      <header className={styles.title}>
        <IconButton icon="arrow-left" label={t('back_to_menu')} className={styles.back} onClick={onBack} />
        <h2 className="h-l">{title}</h2>
      </header>
      {failed && <ErrorState title={t('error_title')} text={t('error_text')} retryLabel={t('portal:retry')} onRetry={retry} />}
      {!failed && panel === undefined && <Spinner label={t('portal:loading')} />}
      {isShut && <EmptyState icon="lock-keyhole" title={t('forbidden_title')} text={t('forbidden_text')} />}
      {!isShut && views.length > 1 && view !== undefined && (
        <Tabs
          id={`panel-${name}`}
          label={title}
          tabs={views.map((one) => ({ value: one.name, label: t(one.label ?? '') }))}
          value={view.name}
          onChange={(next) => onChange({ ...cleared(values), view: next })}
        />
      )}
      {!isShut && view !== undefined && (
        <div {...(views.length > 1 ? tabPanel(`panel-${name}`, view.name) : {})}>
          <ViewContent
            key={view.name}
            view={view}
            title={title}
            name={name}
            values={values}
            onChange={onChange}
            onState={setState}
          />
        </div>
      )}
    </section>
  );
}

const cleared = (values: Readonly<Record<string, string>>) => Object.fromEntries(Object.keys(values).map((key) => [key, '']));

interface ViewProps extends Omit<Props, 'menu' | 'isClosed' | 'onBack'> {
  view: PublishedView;
  title: string;
  onState: (state: PanelState) => void;
}

function ViewContent({ view, title, name, values, onChange, onState }: ViewProps) {
  const { t } = useTranslation('portal');
  // an account or an order number belongs into no address that is sent on
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const loading = <Spinner label={t('loading')} />;
  if (view.records === undefined) {
    return view.component === undefined ? null : <Slot kind="panel" name={view.component} onState={onState} loading={loading} />;
  }
  const page = Number(values['page'] ?? 1);
  const texts = new Set(view.records.filters.filter(({ kind }) => kind === 'text').map((filter) => filter.name));
  const shown = Object.fromEntries(Object.entries(values).filter(([key]) => !texts.has(key)));
  return (
    <>
      {view.component !== undefined && <Slot kind="panel" name={view.component} />}
      <RecordsView
        records={view.records}
        caption={title}
        name={name}
        values={{ ...shown, ...typed }}
        page={Number.isSafeInteger(page) && page > 0 ? page : 1}
        onFilter={(changed) => {
          const [own, open] = [true, false].map((isText) =>
            Object.fromEntries(Object.entries(changed).filter(([key]) => texts.has(key) === isText)),
          );
          setTyped({ ...typed, ...own });
          onChange({ ...open, page: '' });
        }}
        onState={onState}
        onPage={(next) => onChange({ page: String(next) })}
        onSort={(sort, order) => onChange({ sort, order, page: '' })}
      />
    </>
  );
}
