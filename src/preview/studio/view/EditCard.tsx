import { useState } from 'react';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { PreviewHook } from '../../inside/hook.ts';
import { fieldAt } from '../model/controls.ts';
import { usedTokens } from '../model/usedTokens.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import { Contrast } from './Contrast.tsx';
import { PlatformFacts } from './PlatformFacts.tsx';
import type { AskedValue } from './Reach.tsx';
import styles from './Studio.module.css';
import { ValueField } from './ValueField.tsx';
import { mergedValue, nameOfValue, titleOf } from '../model/words.ts';
import { WriteTo } from './WriteTo.tsx';

interface Props {
  /** `file#pointer` of what decides the picked thing. */
  sources: readonly string[];
  /** Keys of its texts, `namespace:key`. */
  textKeys: readonly string[];
  element: Element | null;
  hook: PreviewHook;
}

/** A flag in a condition, or one of a list of them. */
const FLAG = /\/flag(?:\/\d+)?$/;

/** Controls for what decides the picked thing: its texts, its own values, its colours and sizes. */
export function EditCard({ sources, textKeys, element, hook }: Props) {
  const { schemas, portalTexts } = useStudioState(({ bundle }) => bundle);
  const resolved = useStudioState((state) => state.resolved);
  const [entered, setEntered] = useState<AskedValue | null>(null);
  const languages = hook.portal.brand.languages.supported.map(htmlLangOf);
  const page = element?.ownerDocument.defaultView ?? null;
  const used = page === null || element === null ? [] : usedTokens(page, element);
  const theme = schemas['theme'] ?? {};
  const colours = used.filter((token) => fieldAt(theme, `/color/light/${token}`)?.control.kind === 'colour').slice(0, 8);
  const shapes = used.filter((token) => fieldAt(theme, `/shape/${token}`) !== null).slice(0, 6);
  const values = [...resolved.provenance.leaves()].flatMap(([place]) => {
    const [file = '', at = ''] = place.split('#');
    const field = fieldAt(schemas[file.replace('.json', '')] ?? {}, at);
    const isOfIt = sources.some((source) => place === source || place.startsWith(`${source}/`));
    return isOfIt && field ? [{ file, at, field }] : [];
  });
  const flags = [...resolved.provenance.leaves()].flatMap(([place]) => {
    const [file = '', at = ''] = place.split('#');
    const isOfIt = FLAG.test(at) && sources.some((source) => place.startsWith(`${source}/`));
    return isOfIt ? [mergedValue(resolved, file, at)].flat().filter((name) => typeof name === 'string') : [];
  });
  return (
    <section className={styles.card} aria-label="Edit">
      <WriteTo value={entered} />
      {[...new Set(textKeys)].map((key) => {
        const [namespace = '', word = ''] = key.split(':');
        return languages.map((tag) => (
          <ValueField
            key={`${key} ${tag}`}
            label={`${key}, ${tag}`}
            name={`texts/${tag}.json`}
            at={`/${namespace}/${word}`}
            control={{ kind: 'text', pattern: undefined }}
            onEnter={setEntered}
            otherwise={portalTexts[tag]?.[namespace]?.[word]}
          />
        ));
      })}
      {values.map(({ file, at, field }) => (
        <ValueField key={`${file}${at}`} label={nameOfValue(file, at)} name={file} at={at} onEnter={setEntered} {...field} />
      ))}
      {colours.flatMap((token) =>
        (['light', 'dark'] as const).map((name) => {
          const at = `/color/${name}/${token}`;
          const field = fieldAt(theme, at);
          return field === null ? null : (
            <ValueField key={at} label={`${titleOf(token)}, ${name}`} name="theme.json" at={at} onEnter={setEntered} {...field}>
              <Contrast theme={name} token={token} />
            </ValueField>
          );
        }),
      )}
      {shapes.map((token) => {
        const field = fieldAt(theme, `/shape/${token}`);
        return (
          field && (
            <ValueField
              key={token}
              label={titleOf(token)}
              name="theme.json"
              at={`/shape/${token}`}
              onEnter={setEntered}
              {...field}
            />
          )
        );
      })}
      <PlatformFacts element={element} flags={[...new Set(flags)]} hook={hook} />
    </section>
  );
}
