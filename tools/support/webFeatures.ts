import { features } from 'web-features';

/** What the supported browsers lack, by the words that stand in code. Each function gives the feature's id, or null. */
export interface WebFeatures {
  /**
   * A global, a member or an event that no interface had in time. A member that an older interface has too is not found:
   * the data marks many of those for a detail of one browser, such as the window features of `open`.
   */
  missing: (word: string) => string | null;
  /** `<dialog>`, `<dialog closedby>`, `<dialog closedby=any>`, and with `*` for an attribute of all elements. */
  missingMarkup: (name: string) => string | null;
  /** `anchor-name`, `text-wrap: pretty`, `calc-size()`, `1rex`, `:has-slotted`, `@scope`, and `(update)` for a media feature. */
  missingStyle: (name: string) => string | null;
}

/** Ends that tell the kind of an entry and are not written in code. */
const KIND = /_(?:static|event)$/;

/** The last word of `api.Element.scrollend_event` or `javascript.builtins.Intl.Locale.getWeekInfo`; null for their details. */
function wordOf(area: string, path: readonly string[]): string | null {
  const isNamed = area === 'api' ? path.length <= 2 : area === 'javascript' && path[0] === 'builtins' && path.length <= 4;
  return isNamed ? (path.at(-1)?.replace(KIND, '') ?? null) : null;
}

/** `html.elements.dialog.closedby.any` is `<dialog closedby=any>`, and `html.global_attributes.inert` is `<* inert>`. */
function markupOf(area: string, [kind, ...rest]: readonly string[]): string | null {
  if (area !== 'html') return null;
  const [element = '*', attribute, value] = kind === 'global_attributes' ? ['*', ...rest] : rest;
  return `<${element}${attribute === undefined ? '' : ` ${attribute}`}${value === undefined ? '' : `=${value}`}>`;
}

function styleOf(area: string, [kind, name = '', ...rest]: readonly string[]): string | null {
  const [detail] = rest;
  if (area !== 'css' || rest.length > 1) return null;
  if (kind === 'properties') return detail === undefined ? name : `${name}: ${detail}`;
  if (kind === 'types') return name === 'length' && detail !== undefined ? `1${detail}` : `${detail ?? name}()`;
  if (kind === 'at-rules' && name === 'media' && detail !== undefined) return `(${detail})`;
  if (detail !== undefined) return null;
  return kind === 'selectors' ? `:${name}` : kind === 'at-rules' ? `@${name}` : null;
}

/** Reads the data of the Web Platform's community group; what became Baseline after the year is missing. */
export function webFeatures(year: number): WebFeatures {
  const words = new Map<string, string | null>();
  const markup = new Map<string, string | null>();
  const styles = new Map<string, string | null>();
  // what two entries name is missing when both are
  const put = (names: Map<string, string | null>, name: string | null, missing: string | null): void => {
    if (name !== null) names.set(name, names.get(name) === null ? null : missing);
  };
  for (const [id, feature] of Object.entries(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { baseline_low_date: since }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const isInTime = since !== undefined && Number(since.replace('≤', '').slice(0, 4)) <= year;
      const [area = '', ...path] = key.split('.');
      put(words, wordOf(area, path), isInTime ? null : id);
      put(markup, markupOf(area, path), isInTime ? null : id);
      put(styles, styleOf(area, path), isInTime ? null : id);
    }
  }
  return {
    missing: (word) => words.get(word) ?? null,
    missingMarkup: (name) => markup.get(name) ?? null,
    missingStyle: (name) => styles.get(name) ?? null,
  };
}
