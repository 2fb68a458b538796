import { useState } from 'react';
import { pointerKeys } from '#engine/brand/json.ts';
import { Choice } from '#preview/controls/Choice.tsx';
import controls from '#preview/controls/controls.module.css';
import { showPanel } from '#preview/controls/togglePanel.ts';
import { useTools } from '#preview/controls/ToolsProvider.tsx';
import { shownValue } from '#preview/studio/model/words.ts';
import { useStudio, useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import type { Difference, Side } from '../../../tools/brand/diff/diffBrands.ts';
import { Answer } from '#preview/studio/findings/Answer.tsx';
import { useAnswer } from '#preview/studio/state/useAnswer.ts';
import styles from './Compare.module.css';

/** The merged values in which another brand differs from the shown one. */
export function BrandDifferences() {
  const { id, layers } = useStudioState(({ bundle }) => bundle);
  const others = ['base', ...(layers.find((layer) => layer.id === 'base')?.brands ?? [])].filter((other) => other !== id);
  const [chosen, setChosen] = useState(others[0] ?? id);
  const { answer, again } = useAnswer((calls, ...draft) => calls.diff(id, chosen, ...draft), `diff ${chosen}`);
  return (
    <>
      <Choice
        label={`${id} and`}
        value={chosen}
        options={others.map((value) => ({ value, label: value }))}
        onChange={setChosen}
      />
      <Answer meanwhile="Comparing…" answer={answer} again={again}>
        {({ a, b, resolved }) => {
          const files = [...new Set(resolved.map(({ file }) => file))];
          return (
            <>
              <p className={controls.hint}>
                {resolved.length === 0 ? `${a} and ${b} have the same values.` : `${resolved.length} values differ`}
              </p>
              {files.map((file) => (
                <Differences key={file} file={file} brands={[a, b]} found={resolved.filter((one) => one.file === file)} />
              ))}
            </>
          );
        }}
      </Answer>
    </>
  );
}

interface FileProps {
  file: string;
  brands: readonly [string, string];
  found: readonly Difference[];
}

function Differences({ file, brands: [a, b], found }: FileProps) {
  const { store } = useStudio();
  const { store: tools } = useTools();
  return (
    <details className={styles.file}>
      <summary>
        {file} <span className={controls.hint}>{found.length}</span>
      </summary>
      <ul aria-label={file}>
        {found.map(({ pointer, a: own, b: other }) => (
          <li key={pointer}>
            <button
              type="button"
              className={styles.at}
              disabled={file.startsWith('sandbox/')}
              onClick={() => {
                store.setState({ place: { name: file, at: pointer.slice(0, pointer.lastIndexOf('/')), wanted: pointer } });
                showPanel(tools, 'settings');
              }}
            >
              {pointerKeys(pointer).join(' › ')}
            </button>
            <SideLine brand={a} side={own} />
            <SideLine brand={b} side={other} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const SideLine = ({ brand, side }: { brand: string; side: Side | null }) => (
  <p className={styles.side}>
    <span>{brand}: </span>
    <code>{side === null ? 'nothing' : shownValue(side.value)}</code>
    {side !== null && (
      <span className={controls.hint}>
        {' '}
        {side.file.replace('brands/', '')}:{side.line}
      </span>
    )}
  </p>
);
