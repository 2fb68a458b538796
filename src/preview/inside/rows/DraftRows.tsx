import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useStore } from 'zustand';
import { rolesOf } from '#engine/conditions.ts';
import { EngineProvider } from '#engine/react/EngineProvider.tsx';
import type { PublishedRecords } from '#engine/records/panels.ts';
import type { PanelState } from '#engine/registry.ts';
import { RecordsView } from '#parts/records/RecordsView.tsx';
import { type FilterValues, recordRequest } from '#parts/records/useRecords.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import type { Portal } from '#state/portal/portal.ts';
import { PortalProvider, usePortal } from '#state/portal/PortalProvider.tsx';
import { useConditions } from '#state/portal/useConditions.ts';
import { useNarrow } from '#ui/media/useNarrow.ts';
import type { DraftRecords, RowsStand } from './draftRows.ts';
import { readerOf } from './readerOf.ts';

export interface RowsSource {
  portal: Portal;
  control: SendControl;
}

interface Props extends RowsSource {
  draft: DraftRecords;
  onStand: (stand: RowsStand) => void;
}

/** The rows of a list that is being built, as the page's user has them, or a seed user where that one may not read them. */
export function DraftRows({ portal, control, draft, onStand }: Props) {
  const { centre, seed } = draft;
  const { token, memberType, username } = useStore(portal.session);
  const isNarrow = useNarrow(true) === true;
  const [state, setState] = useState<PanelState>('loading');
  const roles = rolesOf({ token, type: memberType, agent: portal.brand.agent });
  const isOwn = roles.has(centre);
  const isKnown = token === null || memberType !== null;
  const reader = useMemo(
    () => (isOwn ? portal : seed === null ? null : readerOf(portal, control, seed)),
    // oxlint-disable-next-line exhaustive-deps -- plain data, new with each change of the form
    [isOwn, portal, control, seed?.account, seed?.type],
  );
  const account = isOwn ? username : (seed?.account ?? null);
  useEffect(() => {
    if (isKnown) onStand({ account, isSeed: !isOwn, state, isNarrow });
  }, [onStand, isKnown, account, isOwn, state, isNarrow]);
  if (reader === null || !isKnown) return null;
  return (
    <PortalProvider portal={reader}>
      <I18nextProvider i18n={portal.texts}>
        <Rows key={`${account} ${draft.records.call}`} draft={draft} onState={setState} />
      </I18nextProvider>
    </PortalProvider>
  );
}

/** The list with what its filters begin with, in every request: they are chosen in the tools. */
function withoutFilters(records: PublishedRecords, { brand, client }: Portal): PublishedRecords {
  const zone = { today: dayOf(client.clock.now(), brand.timeZone), timeZone: brand.timeZone };
  const fixed = (recordRequest(records, {}, zone) ?? {}) as PublishedRecords['fixed'];
  return { ...records, fixed, filters: [], export: false };
}

function Rows({ draft: { records, caption }, onState }: { draft: DraftRecords; onState: (state: PanelState) => void }) {
  const portal = usePortal();
  const { brand, registry, environment } = portal;
  const conditions = useConditions('');
  const [page, setPage] = useState(1);
  const [values, setValues] = useState<FilterValues>({});
  const shown = withoutFilters(records, portal);
  // other filters have other pages
  const request = JSON.stringify(shown.fixed);
  const [asked, setAsked] = useState(request);
  if (asked !== request) {
    setAsked(request);
    setPage(1);
  }
  return (
    <EngineProvider
      engine={{
        registry,
        brand,
        conditions,
        development: environment.development,
        report: (event) => environment.report({ ...event }),
      }}
    >
      <RecordsView
        records={shown}
        caption={caption}
        name="rows"
        list="draft"
        values={values}
        page={page}
        onFilter={() => undefined}
        onPage={setPage}
        onSort={(sort, order) => {
          setValues({ sort, order });
          setPage(1);
        }}
        onState={onState}
      />
    </EngineProvider>
  );
}
