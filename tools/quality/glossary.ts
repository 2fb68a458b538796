/** One word for one thing. A text whose English has the term has the word of its language. */
interface Term {
  english: RegExp;
  words: Readonly<Record<string, RegExp>>;
}

export const glossary: readonly Term[] = [
  {
    english: /\bdownlines?\b/i,
    words: { pt: /\bdownlines?\b/i, 'zh-CN': /下级/, id: /\bdownline\b/i, th: /ดาวน์ไลน์/, vi: /tuyến dưới/i },
  },
  {
    english: /\bprofit and loss\b/i,
    words: { pt: /\bganhos e perdas\b/i, 'zh-CN': /盈亏/, id: /\buntung rugi\b/i, th: /กำไรขาดทุน/, vi: /\blãi lỗ/i },
  },
  {
    english: /\bannouncements?\b/i,
    words: { pt: /\bavisos?\b/i, 'zh-CN': /公告/, id: /\bpengumuman\b/i, th: /ประกาศ/, vi: /thông báo/i },
  },
  {
    english: /\bwithdrawals?\b/i,
    words: { pt: /\bsaques?\b/i, 'zh-CN': /取款/, id: /\bpenarikan\b/i, th: /ถอน/, vi: /\brút\b/i },
  },
];

/** Texts of a language that call a thing by another word than the rest. */
export function otherWords(
  language: string,
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): { key: string; problem: string }[] {
  return glossary.flatMap(({ english: term, words }) => {
    const word = words[language];
    if (word === undefined) return [];
    return [...texts].flatMap(([key, text]) =>
      term.test(english.get(key) ?? '') && !word.test(text)
        ? [{ key, problem: `has another word for "${term.exec(english.get(key) ?? '')?.[0]}": expected ${word.source}` }]
        : [],
    );
  });
}
