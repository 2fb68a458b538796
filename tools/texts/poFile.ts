import { type GetTextTranslation, po } from 'gettext-parser';

/** An entry of a PO file. */
export interface PoEntry {
  /** `namespace:key`. */
  name: string;
  /** `msgid`: the text that was translated. */
  source: string;
  /** `msgstr`; empty for none. */
  translation: string;
  /** Whether the translation must be looked through: its source has changed. */
  isFuzzy: boolean;
  /** The source from which a fuzzy translation was made. */
  previous?: string | undefined;
  /** For the translator. */
  comment?: string | undefined;
}

/** A PO file (GNU gettext) with the texts of a language. */
export interface PoFile {
  /** BCP 47. */
  tag: string;
  /** Id of the brand; null for the portal. */
  brand: string | null;
  entries: PoEntry[];
}

/** A file that is no exchange file of these tools; the message says why. */
export class PoFileError extends Error {
  override name = 'PoFileError';
}

const BRAND_HEADER = 'X-Brand';

/** `#| msgid "…"`: strings of PO are written like those of JSON. */
const previousOf = (text: string): string => `msgid ${JSON.stringify(text)}`;

function readPrevious(comment: string | undefined): string | undefined {
  const quoted = comment?.replace(/^msgctxt (?:"(?:[^"\\]|\\.)*"\s*)+/, '').match(/"(?:[^"\\]|\\.)*"/g);
  try {
    return quoted?.map((part) => JSON.parse(part) as string).join('');
  } catch {
    return undefined;
  }
}

/** The file as text. Lines are not folded, so that a change of a text is a change of one line. */
export function writePo({ tag, brand, entries }: PoFile): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { name, source, translation, isFuzzy, previous, comment } of entries) {
    translations[name] = {
      [source]: {
        msgctxt: name,
        msgid: source,
        msgstr: [translation],
        comments: {
          ...(comment === undefined ? {} : { extracted: comment }),
          ...(isFuzzy ? { flag: 'fuzzy' } : {}),
          ...(previous === undefined ? {} : { previous: previousOf(previous) }),
        },
      },
    };
  }
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: tag,
    ...(brand === null ? {} : { [BRAND_HEADER]: brand }),
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
}

/** Bytes are read in the charset that the file names. @throws PoFileError for what is no PO file, or has no language */
export function readPo(file: string | Buffer): PoFile {
  let read: ReturnType<typeof po.parse>;
  try {
    read = po.parse(file, { defaultCharset: 'utf-8' });
  } catch (cause) {
    throw new PoFileError(`it is no PO file: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  // the types promise headers, which a file without a first empty entry does not have
  const headers = (read as Partial<typeof read>).headers ?? {};
  const header = (name: string): string | null =>
    Object.entries(headers)
      .find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
      ?.trim() || null;
  const tag = header('Language');
  if (tag === null) throw new PoFileError('its header has no "Language"');
  const entries = Object.values(read.translations)
    .flatMap((byId) => Object.values(byId))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgctxt = '', msgid, msgstr = [], comments }): PoEntry => {
      const isFuzzy = comments?.flag?.split(/[\s,]+/).includes('fuzzy') === true;
      return {
        name: msgctxt,
        source: msgid,
        translation: msgstr[0] ?? '',
        isFuzzy,
        previous: readPrevious(comments?.previous),
      };
    });
  return { tag, brand: header(BRAND_HEADER), entries };
}

/** The line (from 1) of an entry; 1 when it is not found. */
export function lineOfEntry(text: string, name: string): number {
  const line = text.split('\n').findIndex((one) => one.trim() === `msgctxt ${JSON.stringify(name)}`);
  return line < 0 ? 1 : line + 1;
}
