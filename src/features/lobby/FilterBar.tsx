import { useTranslation } from 'react-i18next';
import { formatMoney } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import type { Lobby } from '#state/games/lobbies.ts';
import styles from './LobbyToolbar.module.css';
import { type LobbyQuery, NO_FILTERS } from '#state/games/lobbyQuery.ts';
import type { ChangeQuery } from './useLobbyQuery.ts';

const BETS = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'];
const LINES = [5, 10, 20, 25, 40, 50];

interface Props {
  id: string;
  lobby: Lobby;
  query: LobbyQuery;
  change: ChangeQuery;
}

/** Filters by group, the vendor's game type, smallest bet and lines. */
export function FilterBar({ id, lobby, query, change }: Props) {
  const { brand } = usePortal();
  const { t, i18n } = useTranslation('lobby');
  const language = usePreferences((state) => state.language);
  const any = { value: '', label: t('any') };
  const groupName = (code: string) => (i18n.exists(`lobby:group_${code}`) ? t(`group_${code}`) : sentence(code));
  const vendor = query.vendors.length === 1 ? query.vendors[0] : undefined;
  return (
    <div id={id} role="group" aria-label={t('filters')} className={styles.fields}>
      {lobby.classify.length > 0 && (
        <SelectField
          label={t('group')}
          value={query.classify}
          options={[any, ...lobby.classify.map((code) => ({ value: code, label: groupName(code) }))]}
          onChange={(classify) => change({ classify })}
        />
      )}
      {vendor !== undefined && <VendorTypes vendor={vendor} value={query.type} onChange={(type) => change({ type })} />}
      <SelectField
        label={t('min_bet')}
        value={query.bet}
        options={[any, ...BETS.map((bet) => ({ value: bet, label: formatMoney(bet, { ...brand.currency, language }) ?? bet }))]}
        onChange={(bet) => change({ bet })}
      />
      {(lobby.name === 'rng' || lobby.name === 'inhouse') && (
        <SelectField
          label={t('min_lines')}
          value={query.lines === 0 ? '' : String(query.lines)}
          options={[any, ...LINES.map((lines) => ({ value: String(lines), label: t('lines_from', { lines }) }))]}
          onChange={(lines) => change({ lines: Number(lines) })}
        />
      )}
      <Button variant="text" icon="rotate-ccw" className={styles.reset} onClick={() => change({ ...NO_FILTERS, tab: query.tab })}>
        {t('reset')}
      </Button>
    </div>
  );
}

/** The game types of the selected vendor; renders nothing without any. */
function VendorTypes({ vendor, value, onChange }: { vendor: string; value: string; onChange: (type: string) => void }) {
  const { t } = useTranslation('lobby');
  const { data } = useRead('vassGameType', { vassalage: vendor });
  if (data === undefined || data.length === 0) return null;
  return (
    <SelectField
      label={t('game_type')}
      value={value}
      options={[{ value: '', label: t('any') }, ...data.map(({ code, name }) => ({ value: code, label: name }))]}
      onChange={onChange}
    />
  );
}

/** A code without a text: `BIG_WIN` → "Big win". */
const sentence = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).toLowerCase().replaceAll('_', ' ');
