import { describe, expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import type { Answers } from './question.ts';
import { AnswerError, type CompleteOptions, completeAnswers } from './completeAnswers.ts';
import { existingBrands } from './createBrand.ts';

const existing = existingBrands(shippedInMemory());

const alone: CompleteOptions = { existing, ask: null, tell: () => undefined, acceptAll: true };

/** Feeds answers one by one; returns prompts and messages. */
function typing(lines: readonly string[]): CompleteOptions & { asked: string[]; told: string[] } {
  const asked: string[] = [];
  const told: string[] = [];
  const rest = [...lines];
  return {
    existing,
    acceptAll: false,
    asked,
    told,
    tell: (text) => told.push(text),
    ask(text) {
      asked.push(text);
      return Promise.resolve(rest.shift() ?? '');
    },
  };
}

const refusal = (given: Partial<Answers> & { id: string }) =>
  completeAnswers(given, alone).then(
    () => '',
    (error: unknown) => (error instanceof AnswerError ? error.message : String(error)),
  );

describe('the answers of a new brand', () => {
  it('are the defaults when not interactive', async () => {
    expect(await completeAnswers({ id: 'green-hill' }, alone)).toMatchObject({
      name: 'Green Hill',
      extends: 'base',
      languages: 'PT,EN',
      default: 'PT',
      hosts: 'green-hill.example',
      look: 'round',
      merchant: 'green-hill',
      holder: 'Green Hill',
      licence: 'pending',
      colour: expect.stringMatching(/^#[0-9A-F]{6}$/) as string,
    });
  });

  it('take languages, currency and looks from the extended brand', async () => {
    expect(await completeAnswers({ id: 'lotus', extends: 'mayloc' }, alone)).toMatchObject({
      languages: 'VI,EN,CN,ID,TH,PT',
      default: 'VI',
      currency: '$',
      colour: '',
      accent: '',
      look: '',
    });
  });

  it.each<[Partial<Answers> & { id: string }, string]>([
    [{ id: 'Acme' }, 'an id has lower-case letters'],
    [{ id: '-acme' }, 'an id has lower-case letters'],
    [{ id: '../acme' }, 'an id has lower-case letters'],
    [{ id: 'folia' }, 'brands/folia already exists'],
    [{ id: 'acme', name: '<b>' }, '--name: at most 60 characters'],
    [{ id: 'acme', extends: 'foila' }, '--extends: there is no brand "foila"; did you mean "folia"?'],
    [{ id: 'acme', languages: 'PT,EM' }, '--languages: the portal has no texts in "EM"; did you mean "EN"?'],
    [{ id: 'acme', languages: 'PT,AR' }, '--languages: Arabic (AR) is written from right to left'],
    [{ id: 'acme', languages: 'PT,DE' }, 'add it afterwards: npm run brand -- language DE'],
    [{ id: 'acme', languages: 'PT,PT' }, '--languages: PT is listed twice'],
    [{ id: 'acme', languages: 'PT', default: 'EN' }, '--default: it must be one of its languages: PT'],
    [{ id: 'acme', currency: 'R$5' }, '--currency: a code such as BRL, or a symbol of one to five characters'],
    [{ id: 'acme', hosts: 'https://acme.example' }, '--hosts: a host is a name such as acme.example'],
    [{ id: 'acme', hosts: 'acme.example, folia.example' }, '--hosts: folia.example already belongs to folia'],
    [{ id: 'acme', hosts: 'acme.localhost' }, '--hosts: acme.localhost is reserved'],
    [{ id: 'acme', colour: 'green' }, '--colour: a colour is # and six hexadecimal digits'],
    [{ id: 'acme', extends: 'folia', accent: '#FF0000' }, '--accent: a second colour needs a main one'],
    [{ id: 'acme', look: 'rond' }, '--look: there is no look "rond"; did you mean "round"?'],
    [{ id: 'acme', merchant: 'a b' }, '--merchant: a code has letters'],
  ])('reject %j', async (given, message) => {
    expect(await refusal(given)).toContain(message);
  });

  it('are prompted for until valid, and an empty line takes the default', async () => {
    const person = typing(['Acme', '', 'pt,xx', 'pt,en', 'en', '€', 'acme.example', 'red', '#1f7a5c', '', 'crisp']);
    const answers = await completeAnswers({ id: 'acme' }, person);
    expect(answers).toMatchObject({
      name: 'Acme',
      extends: 'base',
      languages: 'pt,en',
      default: 'en',
      colour: '#1f7a5c',
      look: 'crisp',
    });
    expect(person.told).toHaveLength(2);
    expect(person.told[0]).toContain('no texts in "XX"');
    expect(person.asked[0]).toBe('Name that players see (Acme): ');
  });

  it('are not prompted for when set by an option, and an invalid option fails before the first prompt', async () => {
    const person = typing([]);
    await expect(completeAnswers({ id: 'acme', colour: 'red' }, person)).rejects.toThrow('--colour');
    expect(person.asked).toEqual([]);
    await completeAnswers({ id: 'acme', name: 'Acme', hosts: 'acme.example' }, person);
    expect(person.asked.some((text) => text.startsWith('Name') || text.startsWith('Hosts'))).toBe(false);
  });

  it('skip the second colour without a first one', async () => {
    const person = typing(['Acme']);
    await completeAnswers({ id: 'acme', extends: 'folia' }, person);
    expect(person.asked.some((text) => text.startsWith('Main colour'))).toBe(true);
    expect(person.asked.some((text) => text.startsWith('Second colour'))).toBe(false);
  });

  it('are required when not interactive, unless defaults are accepted', async () => {
    await expect(completeAnswers({ id: 'acme' }, { ...alone, acceptAll: false })).rejects.toThrow('set --name, or --yes');
  });
});
