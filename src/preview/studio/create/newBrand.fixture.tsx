import { vi } from 'vitest';
import { mount } from '#ui/dom/mount.fixture.tsx';
import type { Choices, CreateCalls, GivenAnswers, Review } from './calls.ts';
import { NewBrand } from './NewBrand.tsx';
import '#preview/controls/tools.css';

export const choices: Choices = {
  parents: ['base', 'acme'],
  kinds: [
    { name: 'casino', what: 'slots' },
    { name: 'agents', what: 'team' },
  ],
  markets: [
    { code: 'BR', name: 'Brazil', rules: ['nobody under 18 may bet', 'no credit card', 'a warning'] },
    { code: 'MT', name: 'Malta', rules: ['nobody under 18 may play'] },
  ],
  languages: [
    { code: 'PT', name: 'Portuguese', nativeName: 'Português' },
    { code: 'EN', name: 'English', nativeName: 'English' },
  ],
  looks: ['round', 'crisp'],
  isFirst: false,
};

const palette = { primary: '#B5246E', accent: '#F4B740', 'primary-soft': '#FFE0EE', bg: '#FFFFFF', ink: '#111111' };

/** What the server says to answers. */
export function reviewOf(given: GivenAnswers, more: Partial<Review> = {}): Review {
  const id = given.id ?? given.name?.toLowerCase() ?? 'new-brand';
  const answers: Review['answers'] = {
    id,
    name: 'New Brand',
    extends: 'base',
    kind: 'casino',
    market: '',
    languages: 'EN',
    default: 'EN',
    currency: 'EUR',
    hosts: `${id}.example`,
    colour: '#B5246E',
    accent: '#F4B740',
    look: 'round',
    theme: '',
    merchant: id,
    holder: 'New Brand',
    licence: 'pending',
    authority: 'pending',
    address: 'pending',
    defaultPassword: '',
    ...given,
  };
  const low = { pair: 'ink on bg', ratio: 4.66, least: 4.5 };
  return {
    answers,
    faults: {},
    files: [
      { name: 'brand.json', lines: 30 },
      { name: 'images/mark.svg', lines: null },
    ],
    palette: { light: palette, dark: palette } as unknown as Review['palette'],
    contrast: { light: low, dark: { ...low, ratio: 3, pair: 'ink-2 on bg' } },
    left: [
      { topic: 'look', expected: null, place: '', count: 0 },
      { topic: 'keys', expected: "the platform's public keys", place: 'brand.json /security/payloadKeys', count: 2 },
    ],
    // the look at the page is not a part of these tests
    shown: null,
    findings: [],
    ...more,
  };
}

/** The form over a server that the test plays. */
export async function openForm({ first = false, kept = {} }: { first?: boolean; kept?: GivenAnswers } = {}) {
  const calls = {
    review: vi.fn<CreateCalls['review']>(async (given) => reviewOf(given)),
    create: vi.fn<CreateCalls['create']>(async ({ id = 'acme' }) => ({ kind: 'created', id, files: [], untranslated: [] })),
    colours: vi.fn<CreateCalls['colours']>(async () => ({ colour: '#2C8C7F', accent: '#F4B740' })),
  };
  const [onCreated, onCancel] = [vi.fn(), vi.fn()];
  // those of the test before
  localStorage.removeItem('studio:+new');
  if (Object.keys(kept).length > 0) localStorage.setItem('studio:+new', JSON.stringify(kept));
  await mount(<NewBrand choices={{ ...choices, isFirst: first }} calls={calls} onCreated={onCreated} onCancel={onCancel} />);
  return { calls, onCreated, onCancel };
}
