import { useState } from 'react';
import type { FlagExplanation } from '#engine/flags/flags.ts';
import controls from '#preview/controls/controls.module.css';
import { CopyButton } from '#preview/controls/CopyButton.tsx';
import styles from './FlagsTool.module.css';
import { Segments } from '#preview/controls/Segments.tsx';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { SearchInput } from '#preview/controls/SearchInput.tsx';

const text = labels.flags;
type Toggle = 'tree' | '1' | '0';

/** Every flag of platform and brand, with its reason, and on the simulated platform an override. */
export function FlagsTool() {
  const { change } = useTools();
  const [search, setSearch] = useState('');
  const hook = useToolState((state) => state.hook);
  useToolState(({ page }) => page.version);
  const toggles = useToolState(({ sandbox }) => sandbox?.flags) ?? {};
  const aliases = useToolState(({ record }) => record.brand.flags);

  const all = hook?.portal.system.getState().flags.entries() ?? [];
  const aliasOf = (modId: string) => Object.entries(aliases).find(([, alias]) => alias?.modId === modId)?.[0] ?? '';
  const wanted = search.trim().toLowerCase();
  const shown = all
    .map((flag) => ({ flag, alias: aliasOf(flag.modId) }))
    .filter(({ flag, alias }) => `${flag.modId} ${alias}`.toLowerCase().includes(wanted))
    .sort((a, b) => Number(b.flag.modId in toggles) - Number(a.flag.modId in toggles));
  const takeBack = () => void change({ flags: Object.fromEntries(Object.keys(toggles).map((modId) => [modId, null])) });

  return (
    <div className={styles.flags}>
      <div className={styles.head}>
        <SearchInput label={text.search} value={search} onChange={setSearch} />
        <span className={controls.hint} role="status">
          {text.count(all.filter(({ on }) => on).length, all.length)}
        </span>
        <CopyButton small label={text.copy} text={() => shown.map(({ flag }) => flag.text).join('\n')} />
        {Object.keys(toggles).length > 0 && (
          <button type="button" className={`${controls.button} ${controls.small}`} onClick={takeBack}>
            {text.takeBack}
          </button>
        )}
      </div>
      {shown.length === 0 && <p className={controls.hint}>{text.none}</p>}
      <ul className={styles.list}>
        {shown.map(({ flag, alias }) => (
          <FlagRow
            key={flag.modId}
            flag={flag}
            alias={alias}
            toggle={toggles[flag.modId] ?? 'tree'}
            onToggle={(value) => void change({ flags: { [flag.modId]: value === 'tree' ? null : value } })}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  flag: FlagExplanation;
  alias: string;
  toggle: Toggle;
  onToggle: (toggle: Toggle) => void;
}

function FlagRow({ flag, alias, toggle, onToggle }: RowProps) {
  const isSimulated = useToolState(({ record }) => record.platform === null);
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <span className={styles.state} data-on={flag.on ? '' : undefined}>
          {flag.on ? text.isOn : text.isOff}
        </span>
        <span className={controls.code}>{flag.modId}</span>
        {alias !== '' && alias !== flag.modId && <span className={controls.hint}>{alias}</span>}
      </div>
      {isSimulated && (
        <Segments
          small
          label={flag.modId}
          value={toggle}
          options={[
            { value: 'tree', label: text.platform },
            { value: '1', label: text.on },
            { value: '0', label: text.off },
          ]}
          onChange={onToggle}
        />
      )}
      <p className={styles.why}>{flag.text}</p>
    </li>
  );
}
