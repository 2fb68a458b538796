import { allFeatures } from '#app/allFeatures.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { PreviewHook } from '../inside/hook.ts';
import type { BrandRecord } from '../brandRecord.ts';
import { componentOf } from './componentOf.ts';
import type { Place } from './place.ts';
import { type SourcedValue, textSource, valuesOf } from './provenance.ts';
import { featureOf, fileOf } from './sources.ts';
import { summary } from './summary.ts';
import { textsWithin } from '../inside/textsWithin.ts';

/** Everything known about an inspected element, for display and copying. */
export interface Explanation {
  place: Place;
  feature: string | null;
  component: string | null;
  /** The file of the component, else of the feature that offers it. */
  file: string | null;
  props: readonly { name: string; value: string }[];
  values: readonly SourcedValue[];
  texts: readonly { text: string; key: string; source: string }[];
}

export function explainPlace(place: Place, hook: PreviewHook, record: BrandRecord, element: Element | null): Explanation {
  const feature = featureOf(allFeatures, place.slot);
  const component = element === null ? null : componentOf(element, place.slot);
  const tag = htmlLangOf(hook.portal.preferences.getState().language);
  const written = element === null ? [] : textsWithin(element);
  return {
    place,
    feature: feature?.id ?? null,
    component: component?.name ?? null,
    file: (component === null ? null : fileOf(component.name, feature?.id ?? null)) ?? feature?.file ?? null,
    props: Object.entries(component?.props ?? {}).map(([name, value]) => ({ name, value: summary(name, value) })),
    values: valuesOf(record, place.sources),
    texts: written.flatMap((text) => hook.texts.keysOf(text).map((key) => ({ text, key, source: textSource(record, key, tag) }))),
  };
}

/** The explanation as plain text for a bug report. */
export function explanationText(explanation: Explanation, address: string): string {
  const { place, feature, component, file, props, values, texts } = explanation;
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
  return [
    `${place.slot} (${place.presence})`,
    place.reason,
    ...list('conditions', place.trace),
    `feature: ${feature ?? 'none'}`,
    `component: ${component ?? 'not rendered'}${file === null ? '' : ` in ${file}`}`,
    ...list(
      'props',
      props.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...list(
      'brand values',
      values.map(({ at, value, layer, file: from, line }) => `${at} = ${value} (${layer}, ${from}:${line})`),
    ),
    ...list(
      'texts',
      texts.map(({ text, key, source }) => `"${text}" ${key} (${source})`),
    ),
    `seen at: ${address}`,
  ].join('\n');
}
