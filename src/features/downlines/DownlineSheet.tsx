import { useTranslation } from 'react-i18next';
import type { Downline } from '#contract/types.ts';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { Slot } from '#engine/react/Slot.tsx';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedPanels } from '#engine/records/panels.ts';
import { CellView } from '#parts/records/CellView.tsx';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { RowActions } from '#parts/records/RowActions.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { DownlineBets } from './DownlineBets.tsx';
import { DownlineFigures } from './DownlineFigures.tsx';
import { DownlinePath } from './DownlinePath.tsx';
import styles from './Downline.module.css';
import { recordsByCall } from './recordsByCall.ts';

/** What stands in the head or in a part of its own. */
const ELSEWHERE = ['account', 'nickname', 'type', 'state', 'upline', 'level', 'contracts'];
/** Its content is a part of the sheet. */
const CONTRACTS = 'contractsOf';

interface Props {
  downline: Downline;
  panels: PublishedPanels;
}

/**
 * A downline with what the team's list of the brand has of it: its columns, and its actions under their conditions. Figures and
 * bets are there where the agent centre has a list of them.
 */
export function DownlineSheet({ downline, panels }: Props) {
  const portal = usePortal();
  const { conditions } = useEngine();
  const { t } = useTranslation(['downlines', 'records']);
  const format = useCellFormat();
  const { account, nickname = '', type, state } = downline;
  const team = recordsByCall(panels, 'agentDownlines', conditions);
  const profit = recordsByCall(panels, 'agentProfitLoss', conditions);
  const bets = recordsByCall(panels, 'memBetDet', conditions);
  const { columns = [], detail = [], actions = [], drill } = team?.records ?? {};
  const row = downline as unknown as Readonly<Record<string, unknown>>;
  const lines = [...columns, ...detail].filter(({ name }) => !ELSEWHERE.includes(name));
  const stateCell = describeValue('status', state, format, 'state');
  const hasContracts = actions.some(({ action }) => action === CONTRACTS);
  return (
    <>
      <header className={styles.head}>
        <h2 className="h-m" data-downline={account}>
          {nickname === '' ? account : nickname}
        </h2>
        <span className={styles.tags}>
          <Badge tone="primary">{t(`type_${type}`)}</Badge>
          {state !== undefined && <CellView cell={stateCell} />}
        </span>
        <span className={styles.account}>
          {account} <CopyButton text={account} />
        </span>
        <DownlinePath downline={downline} />
      </header>
      <dl className={styles.facts}>
        {lines.map(({ name, label, format: kind }) => (
          <div key={name} data-fact={name}>
            <dt className="small muted">{t(label)}</dt>
            <dd className="num">
              <CellView cell={describeValue(kind, row[name], format, name)} />
            </dd>
          </div>
        ))}
      </dl>
      {profit !== null && <DownlineFigures account={account} records={profit.records} />}
      {hasContracts && (
        <Slot
          kind="panel"
          name="contractsOfDownline"
          values={{ account }}
          loading={<RecordSkeleton rows={3} label={t('portal:loading')} />}
        />
      )}
      {bets !== null && <DownlineBets account={account} records={bets.records} />}
      {team !== null && (
        <div className={styles.foot}>
          <RowActions
            records={{ actions: actions.filter(({ action }) => action !== CONTRACTS), ...(drill && { drill }) }}
            row={row}
            onStep={(under) => void runAction(portal, 'openPanel', { menu: 'agent', panel: team.panel, under })}
          />
        </div>
      )}
    </>
  );
}
