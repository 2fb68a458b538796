import controls from '#preview/controls/controls.module.css';
import { showPanel } from '#preview/controls/togglePanel.ts';
import { useTools } from '#preview/controls/ToolsProvider.tsx';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import { controlPlace } from '../model/controlPlace.ts';
import { nameOfValue } from '../model/words.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import styles from './Findings.module.css';

/** Findings of the check, each with a way to its control. */
export function FindingList({ label, findings }: { label: string; findings: readonly Finding[] }) {
  const { store } = useStudio();
  const { store: tools } = useTools();
  const schemas = useStudioState(({ bundle }) => bundle.schemas);
  return (
    <ul aria-label={label} className={styles.list}>
      {findings.map(({ file, line, column, path, rule, severity, expected, got, hint }) => {
        const place = controlPlace(schemas, file, path);
        const name = nameOfValue(file, place.wanted ?? place.at);
        return (
          <li key={`${file}:${line}:${column}:${rule}:${path}`}>
            <p className={styles.name}>{name}</p>
            <p className={severity === 'error' ? styles.why : undefined}>
              Expected {expected}, got {got}
              {hint !== undefined && `; ${hint}`}
            </p>
            <p className={controls.code}>
              {file}:{line} {path}
            </p>
            {/* demo data has no controls */}
            {!file.includes('/sandbox/') && (
              <button
                type="button"
                className={`${controls.button} ${controls.small}`}
                aria-label={`Go to ${name}`}
                onClick={() => {
                  store.setState({ place });
                  showPanel(tools, 'settings');
                }}
              >
                Go to it
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
