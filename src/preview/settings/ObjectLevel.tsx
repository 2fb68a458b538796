import { useState } from 'react';
import { pointerTo } from '#engine/brand/json.ts';
import { fieldAt } from '#preview/studio/model/controls.ts';
import { titleOf } from '#preview/studio/model/words.ts';
import { KeyField } from './KeyField.tsx';
import { PartRow } from './PartRow.tsx';
import styles from './Settings.module.css';
import type { Settings } from './useSettings.ts';

interface Props {
  at: string;
  keys: readonly string[];
  settings: Settings;
  /** A value that was searched for: it is in view even where none is set. */
  wanted: string | null;
}

/** So many keys are in view, whether they are set or not. */
const FEW = 12;

/** Every key that an object has, and below them those that it can have. */
export function ObjectLevel({ at, keys, settings, wanted }: Props) {
  // a key stays where it was when the view opened: its control would lose the focus on the way
  const [unset] = useState(() => keys.filter((key) => settings.valueAt(pointerTo(at, key)) === undefined));
  const isOpen = keys.length <= FEW || unset.length === keys.length || unset.some((key) => pointerTo(at, key) === wanted);
  const [isFirstOpen] = useState(isOpen);
  const keyOf = (key: string) => <Key key={key} at={pointerTo(at, key)} title={titleOf(key)} name={key} settings={settings} />;
  return (
    <>
      {keys.filter((key) => !unset.includes(key)).map(keyOf)}
      {unset.length > 0 && (
        <details className={styles.unset} open={isFirstOpen}>
          <summary>Not set: {unset.length}</summary>
          {unset.map(keyOf)}
        </details>
      )}
    </>
  );
}

function Key({ at, title, name: key, settings }: { at: string; title: string; name: string; settings: Settings }) {
  const { name, root, open, onEnter } = settings;
  const field = fieldAt(root, at);
  return field === null ? (
    <PartRow name={name} at={at} title={title} code={key} onOpen={() => open(at)} />
  ) : (
    <KeyField label={title} name={name} at={at} field={field} onEnter={onEnter} />
  );
}
