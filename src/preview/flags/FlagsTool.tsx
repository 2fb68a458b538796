import { useState } from 'react';
import type { FlagExplanation } from '#engine/flags/flags.ts';
import controls from '#preview/controls/controls.module.css';
import { CopyButton } from '#preview/controls/CopyButton.tsx';
import { type FlagNode, flagTree } from './flagTree.ts';
import styles from './FlagsTool.module.css';
import { Segments } from '#preview/controls/Segments.tsx';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { SearchInput } from '#preview/controls/SearchInput.tsx';

const text = labels.flags;
type Toggle = 'tree' | '1' | '0';

/** Every flag of platform and brand below those above it in the tree, with its value there and its reason, and on the simulated platform an override. */
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
  const isFound = ({ modId }: FlagExplanation) => `${modId} ${aliasOf(modId)}`.toLowerCase().includes(wanted);
  const shown = all.filter(isFound);
  const tree = flagTree(all, isFound);
  const takeBack = () => void change({ flags: Object.fromEntries(Object.keys(toggles).map((modId) => [modId, null])) });

  return (
    <div className={styles.flags}>
      <div className={styles.head}>
        <SearchInput label={text.search} value={search} onChange={setSearch} />
        <span className={controls.hint} role="status">
          {text.count(all.filter(({ on }) => on).length, all.length)}
        </span>
        <CopyButton small label={text.copy} text={() => shown.map((flag) => flag.text).join('\n')} />
        {Object.keys(toggles).length > 0 && (
          <button type="button" className={`${controls.button} ${controls.small}`} onClick={takeBack}>
            {text.takeBack}
          </button>
        )}
      </div>
      {shown.length === 0 && <p className={controls.hint}>{text.none}</p>}
      <FlagRows
        nodes={tree}
        aliasOf={aliasOf}
        toggleOf={(modId) => toggles[modId] ?? 'tree'}
        onToggle={(modId, value) => void change({ flags: { [modId]: value === 'tree' ? null : value } })}
      />
    </div>
  );
}

interface RowsProps {
  nodes: readonly FlagNode[];
  aliasOf: (modId: string) => string;
  toggleOf: (modId: string) => Toggle;
  onToggle: (modId: string, toggle: Toggle) => void;
}

/** Flags of one level, each with those below it. */
function FlagRows({ nodes, ...rest }: RowsProps) {
  const { aliasOf, toggleOf, onToggle } = rest;
  return (
    <ul className={styles.list}>
      {nodes.map((node) => {
        const { modId } = node.flag;
        return (
          <li key={modId} data-flag={modId}>
            <FlagRow node={node} alias={aliasOf(modId)} toggle={toggleOf(modId)} onToggle={(value) => onToggle(modId, value)} />
            {node.children.length > 0 && <FlagRows nodes={node.children} {...rest} />}
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  node: FlagNode;
  alias: string;
  toggle: Toggle;
  onToggle: (toggle: Toggle) => void;
}

function FlagRow({ node: { flag, enabled, isFound }, alias, toggle, onToggle }: RowProps) {
  const isSimulated = useToolState(({ record }) => record.platform === null);
  return (
    <div className={styles.row} data-above={!isFound || undefined}>
      <div className={styles.name}>
        <span className={styles.state} data-on={flag.on ? '' : undefined}>
          {flag.on ? text.isOn : text.isOff}
        </span>
        <span className={controls.code}>{flag.modId}</span>
        <span className={`${controls.hint} ${controls.code}`}>{enabled ?? text.notInTree}</span>
        {alias !== '' && alias !== flag.modId && <span className={controls.hint}>{alias}</span>}
      </div>
      {isSimulated && isFound && (
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
      {isFound && <p className={styles.why}>{flag.text}</p>}
    </div>
  );
}
