import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import type { Version, VersionFiles } from '../../../../tools/studio/history/brandHistory.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { Difference } from './Difference.tsx';
import styles from './History.module.css';
import { differences, restored } from './restore.ts';

const SHORT = 7;

interface Props {
  brand: string;
  version: Version;
}

/** A commit: what the draft would be against it, and the way back to it. */
export function VersionRow({ brand, version }: Props) {
  const studio = useStudio();
  const [found, setFound] = useState<VersionFiles | null>(null);
  const [isShown, setShown] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { commit, at, author, subject } = version;
  const path = useToolState(({ page }) => page.path);
  // base is no brand that is shown
  const isShowable = useStudioState(
    ({ bundle }) => bundle.layers.find(({ id }) => id === brand)?.brands.includes(brand) === true,
  );
  const short = commit.slice(0, SHORT);
  const withFiles = async (use: (files: VersionFiles) => void) => {
    setSaid(null);
    try {
      const files = found ?? (await studio.calls.version(brand, commit));
      setFound(files);
      use(files);
    } catch (cause) {
      setSaid(cause instanceof Error ? cause.message : String(cause));
    }
  };
  const bringBack = ({ texts, others }: VersionFiles) => {
    const before = studio.store.getState().draft;
    studio.set((draft) => restored(draft, brand, texts, `restore ${commit}`));
    const isSame = studio.store.getState().draft === before;
    const left = others.length === 0 ? '' : ` These stay as they are: ${others.join(', ')}.`;
    setSaid(`${isSame ? 'The draft has these values already.' : 'The draft has these values now; save writes them.'}${left}`);
  };
  return (
    <li className={styles.version}>
      <p className={styles.subject}>{subject}</p>
      <p className={controls.hint}>
        <time dateTime={at}>{new Date(at).toLocaleString()}</time>, {author}, <span className={controls.code}>{short}</span>
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          aria-expanded={isShown}
          aria-label={`Compare with ${short}`}
          onClick={() => (isShown ? setShown(false) : void withFiles(() => setShown(true)))}
        >
          Compare
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          aria-label={`Restore ${short}`}
          onClick={() => void withFiles(bringBack)}
        >
          Restore
        </button>
        {isShowable && (
          <a
            className={`${controls.button} ${controls.small}`}
            href={`/__preview/versions?${new URLSearchParams({ brand, left: commit, right: 'now', path })}`}
            target="_blank"
            rel="noopener"
            aria-label={`Side by side with ${short}, in a new tab`}
          >
            Side by side
          </a>
        )}
      </div>
      <p role="status">{said}</p>
      {isShown && found !== null && <Differences brand={brand} files={found} />}
    </li>
  );
}

function Differences({ brand, files }: { brand: string; files: VersionFiles }) {
  const draft = useStudioState((state) => state.draft);
  const changed = differences(draft, brand, files.texts);
  return (
    <>
      {changed.length === 0 && files.others.length === 0 && <p className={controls.hint}>Nothing differs from the draft.</p>}
      {files.others.length > 0 && <p className={controls.hint}>Differs, too: {files.others.join(', ')}</p>}
      {changed.map(({ file, before, after }) => (
        <Difference key={file} file={file} before={before} after={after} />
      ))}
    </>
  );
}
