/** Characters that cannot be seen and are no part of a word: as text they break a search, a comparison and a name. */
const INVISIBLE = /[\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\uffa0]/u;

/** Joiners belong between letters of scripts that join, and between the parts of an emoji. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}\p{sc=Arabic}\p{sc=Deva}\p{sc=Beng}\p{sc=Sinh}\p{sc=Taml}\p{Mn}])[\u200c\u200d]/u;

/** A break mark of a long word belongs in a text, not in a name. */
const SOFT_HYPHEN = /\u00ad/u;

/** A word of Latin letters with look-alikes of another script. */
const MIXED = /(?=[\p{L}\p{M}]*\p{sc=Latin})(?=[\p{L}\p{M}]*[\p{sc=Cyrillic}\p{sc=Greek}])[\p{L}\p{M}]+/gu;

const HIDDEN = /[\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0\ufffd]/gu;

const codePoint = (char: string): string => `\\u{${char.codePointAt(0)!.toString(16)}}`;

/** A text in which what cannot be seen or told apart stands as code points: `\u{200b}`. */
export function visible(text: string): string {
  const composed = text === text.normalize('NFC') ? text : text.replaceAll(/\p{M}/gu, codePoint);
  return composed
    .replaceAll(HIDDEN, codePoint)
    .replaceAll(MIXED, (word) => word.replaceAll(/[\p{sc=Cyrillic}\p{sc=Greek}]/gu, codePoint));
}

/** What is wrong with the characters of a text, or null. `isText` of a sentence, which may have break marks. */
export function spellingFault(text: string, isText: boolean): string | null {
  if (INVISIBLE.test(text) || STRAY_JOINER.test(text) || (!isText && SOFT_HYPHEN.test(text)))
    return 'no characters that cannot be seen';
  if (text !== text.normalize('NFC')) return 'letters with their marks as one character (Unicode NFC)';
  return null;
}
