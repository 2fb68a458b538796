import { FormProvider, useForm } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { anyText } from '#engine/fields/fieldRules.ts';
import { type EngineEvent, EngineProvider } from '#engine/react/EngineProvider.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import type { ComponentSlots, RouteMatch } from '#engine/registry.ts';
import type { Portal } from '#state/portal/portal.ts';
import { PortalProvider } from '#state/portal/PortalProvider.tsx';
import { useConditions } from '#state/portal/useConditions.ts';
import { matchRoute } from '#app/routes/routes.ts';

type RenderedKind = keyof ComponentSlots;

interface Props {
  portal: Portal;
  kind: RenderedKind;
  name: string;
  /** Called when the entry, or one inside it, is unknown or throws. */
  onFailure: (event: EngineEvent) => void;
}

/** The props of each slot kind beside the name; a new kind does not compile until it is added here. */
const propsOf: { [Kind in RenderedKind]: (given: Given) => Omit<ComponentSlots[Kind], 'slotProps' | 'name'> } = {
  page: ({ route }) => ({ route, banner: null }),
  region: ({ route }) => ({ route }),
  section: ({ settings }) => ({ settings }),
  field: ({ name }) => ({ label: name, rule: anyText, required: false, form: 'register', entry: null }),
  modal: () => ({ params: {}, locked: false, close: () => undefined }),
  submenu: () => ({ close: () => undefined }),
  panel: () => ({}),
  screen: () => ({ retry: () => undefined }),
};

export const renderedKinds = Object.keys(propsOf) as RenderedKind[];

interface Given {
  name: string;
  route: RouteMatch;
  settings: Record<string, unknown>;
}

/** One entry of the registry as `Slot` renders it, at its route's first path, inside the app's providers. */
export function EntryHost(entry: Props) {
  const { portal, kind, name } = entry;
  const routes = Object.values(portal.brand.layout.routes);
  const path = routes.find(({ page }) => kind === 'page' && page === name)?.paths[0] ?? '/';
  return (
    <PortalProvider portal={portal}>
      <I18nextProvider i18n={portal.texts}>
        <MemoryRouter initialEntries={[path]}>
          <HostedEntry {...entry} path={path} />
        </MemoryRouter>
      </I18nextProvider>
    </PortalProvider>
  );
}

function HostedEntry({ portal, kind, name, path, onFailure }: Props & { path: string }) {
  const { brand, registry } = portal;
  const route = matchRoute(brand, path) ?? { name: '', path, params: {} };
  const engine = { registry, brand, conditions: useConditions(route.name), path, development: false, report: onFailure };
  const props = propsOf[kind]({ name, route, settings: { ...brand.layout.home.sections[name] } });
  return (
    <EngineProvider engine={engine}>
      <FormProvider {...useForm()}>
        <Slot {...({ kind, name, ...props } as Parameters<typeof Slot>[0])} />
      </FormProvider>
    </EngineProvider>
  );
}
