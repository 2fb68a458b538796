import en from '../words/en.json';
import id from '../words/id.json';
import pt from '../words/pt.json';
import th from '../words/th.json';
import vi from '../words/vi.json';
import zh from '../words/zh-CN.json';
import { type TextsOf, type Write, writer } from './writer.ts';

export type WordKey = keyof typeof en;

export type Say = Write<WordKey>;

const texts: TextsOf<WordKey> = { EN: en, ID: id, PT: pt, TH: th, VI: vi, CN: zh };

/** The words of demo games in a language of the platform; English where there are none. */
export const wordsIn = (language: string): Say => writer(texts, language);
