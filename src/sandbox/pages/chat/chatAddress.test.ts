import { describe, expect, it } from 'vitest';
import { readChatAddress, themeOf } from './chatAddress.ts';

const read = (query: Record<string, string>) => readChatAddress(`?${new URLSearchParams(query)}`);

describe('the address of the chat', () => {
  it('has the order of the member', () => {
    expect(read({ order: 'WITHDRAWAL~PENDING~WX000012~1795262400000~R$ 800,00', lang: 'PT', kind: 'vip' })).toMatchObject({
      kind: 'vip',
      language: 'PT',
      order: { type: 'WITHDRAWAL', status: 'PENDING', number: 'WX000012', amount: 'R$ 800,00', time: 1_795_262_400_000 },
    });
  });

  it.each([
    { order: 'GIFT~PENDING~A1~1~1' },
    { order: 'DEPOSIT~DONE~A1~1~1' },
    { order: 'DEPOSIT~PENDING~<b>~1~1' },
    { order: 'DEPOSIT~PENDING~A1~1~<script>' },
    { order: 'DEPOSIT~PENDING~A1~x~1' },
    { order: '' },
  ])('has none of another form: %j', (query) => {
    expect(read(query).order).toBeNull();
  });

  it('leaves out a brand and a colour of another form', () => {
    expect(read({ brand: '"><script>', color: 'red;background:url(x)', kind: 'admin' })).toMatchObject({
      brand: '',
      color: '',
      kind: 'live',
    });
  });
});

describe('the theme of the chat', () => {
  const primary = { light: '#1FD67F', dark: '#26E08B' };
  it.each([
    ['#1fd67f', primary, true, 'light'],
    ['#26e08b', primary, false, 'dark'],
    ['#123456', primary, true, 'dark'],
    ['#1fd67f', { light: '#1FD67F', dark: '#1FD67F' }, false, 'light'],
    ['', primary, true, 'dark'],
  ] as const)('of %s', (color, tokens, isDark, theme) => {
    expect(themeOf(color, (name) => tokens[name], isDark)).toBe(theme);
  });
});
