import { type TextsOf, type Write, writer } from '../shared/writer.ts';
import en from './words/en.json';
import id from './words/id.json';
import pt from './words/pt.json';
import th from './words/th.json';
import vi from './words/vi.json';
import zh from './words/zh-CN.json';

export type ChatKey = keyof typeof en;

const texts: TextsOf<ChatKey> = { EN: en, ID: id, PT: pt, TH: th, VI: vi, CN: zh };

export const chatWordsIn = (language: string): Write<ChatKey> => writer(texts, language);
