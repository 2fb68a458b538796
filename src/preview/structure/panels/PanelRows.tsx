import { useEffect, useMemo, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import type { RowsStand, ShownRows } from '#preview/inside/rows/draftRows.ts';
import type { StudioBrand } from '#preview/studio/model/resolveDraft.ts';
import type { Centre } from './callFields.ts';
import { draftRecords, seedFor } from './draftRecords.ts';
import styles from './panels.module.css';
import type { TypedPanel } from './typedPanel.ts';

interface Props {
  panel: TypedPanel;
  centre: Centre;
  brand: StudioBrand['brand'];
}

/** The widths that a page with cards, and one with a table, have at least and at most, px. */
const WIDEST_CARDS = 767;
const NARROWEST_TABLE = 768;
/** A table is shown smaller, as the tools are narrower than any page with one. */
const TABLE_SCALE = 0.7;
/** Room of ten rows of a table, px: what is below stays where it is when rows arrive; more of them is scrolled. */
const HEIGHT = 420;

/** The rows of a panel that is being built, drawn by the page as one of its accounts sees them. */
export function PanelRows({ panel, centre, brand }: Props) {
  const hook = useToolState((state) => state.hook);
  const { sandbox, platform } = useToolState((state) => state.record);
  const [inner, setInner] = useState<Document | null>(null);
  const [rows, setRows] = useState<ShownRows | null>(null);
  const [stand, setStand] = useState<RowsStand | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { call, columns, sums, filters, title } = panel;
  const draft = useMemo(
    () => ({
      ...draftRecords({ call, columns, sums, filters, title }, brand),
      caption: title,
      centre,
      seed: platform === null ? seedFor(centre, sandbox.users, brand) : null,
    }),
    [call, columns, sums, filters, title, centre, brand, platform, sandbox],
  );
  useEffect(() => {
    if (hook === null || inner === null) return undefined;
    let shown: ShownRows | null = null;
    let isLeft = false;
    setFault(null);
    hook.showRows(inner, setStand).then(
      (opened) => {
        shown = opened;
        if (isLeft) opened.end();
        else setRows(opened);
      },
      (cause: unknown) => setFault(cause instanceof Error ? cause.message : String(cause)),
    );
    return () => {
      isLeft = true;
      shown?.end();
      setRows(null);
      setStand(null);
    };
  }, [hook, inner]);
  useEffect(() => rows?.update(draft), [rows, draft]);
  const isNarrow = stand?.isNarrow === true;
  const scale = isNarrow ? 1 : TABLE_SCALE;
  const who = stand?.account ?? (centre === 'agent' ? 'an agent' : 'a member');
  return (
    <section className={styles.part} aria-label="Rows">
      <h3>
        As {who} sees it{' '}
        <span className={controls.hint}>
          {isNarrow ? 'cards, as the page is narrow' : 'a table; cards when the page is less than 768 px wide'}
        </span>
      </h3>
      <p role="status" className={controls.hint}>
        {fault === null ? wordsOf(stand, centre) : `The page cannot show them: ${fault}`}
      </p>
      <div
        className={styles.rowsFrame}
        role="group"
        aria-label="Table of the rows"
        tabIndex={isNarrow ? undefined : 0}
        data-empty={stand !== null && stand.account === null ? '' : undefined}
      >
        <div style={{ width: isNarrow ? '100%' : NARROWEST_TABLE * scale, height: HEIGHT }}>
          <iframe
            title={`Rows as ${who} sees them`}
            srcDoc={PAGE}
            onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
            style={{
              width: isNarrow ? '100%' : NARROWEST_TABLE,
              maxWidth: isNarrow ? WIDEST_CARDS : undefined,
              height: HEIGHT / scale,
              transform: `scale(${scale})`,
            }}
          />
        </div>
      </div>
    </section>
  );
}

/** A document of its own: the brand's styles do not reach the tools. */
const PAGE = `<!doctype html><html><head><style>
html { min-height: 0; }
body { margin: 0; padding: 12px; min-height: 0; }
</style></head><body></body></html>`;

/** How the rows stand, in words. */
function wordsOf(stand: RowsStand | null, centre: Centre): string {
  if (stand === null) return 'Waiting for the page…';
  const { account, isSeed, state } = stand;
  if (account === null) return `Sign in on the page as ${centre === 'agent' ? 'an agent' : 'a member'} to see rows.`;
  const whose = isSeed ? `${account} is a seed user: who is on the page may not read them. ` : '';
  switch (state) {
    case 'loading':
      return `${whose}The rows are asked for…`;
    case 'empty':
      return `${whose}The platform has no row for what the filters begin with.`;
    case 'error':
    case 'forbidden':
      return `${whose}The platform gave no rows: its answer is in the tool Calls.`;
    case 'ready':
      return `${whose}Rows of the platform, with what the filters begin with.`;
  }
}
