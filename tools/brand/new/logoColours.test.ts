import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toOklch } from '../../art/oklch.ts';
import { coloursOfLogo, LogoError } from './logoColours.ts';

const svg = (body: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`);
const twoColours = svg(
  '<rect width="100" height="100" fill="#fff"/><rect y="40" width="100" height="60" fill="#B5246E"/><circle cx="50" cy="20" r="14" fill="#F4B740"/>',
);

test('the hue that covers most is the main colour, another one the second; paper and transparency count for nothing', async () => {
  const { colour, accent } = await coloursOfLogo(twoColours);
  expect([colour, accent]).toEqual(['#B5246E', '#F4B740']);
  expect(await coloursOfLogo(svg('<circle cx="50" cy="50" r="9" fill="#2C8C7F"/>'))).toEqual({ colour: '#2C8C7F', accent: '' });
});

test.each(['png', 'webp', 'jpeg'] as const)('the same from %s', async (format) => {
  const { colour, accent } = await coloursOfLogo(await sharp(twoColours).resize(400).toFormat(format).toBuffer());
  for (const [got, wanted] of [
    [colour, '#B5246E'],
    [accent, '#F4B740'],
  ] as const)
    expect(Math.abs(toOklch(got).h - toOklch(wanted).h)).toBeLessThan(4);
});

test('shades of one hue are one colour', async () => {
  const { accent } = await coloursOfLogo(
    svg('<rect width="100" height="50" fill="#1F7A5C"/><rect y="50" width="100" height="50" fill="#2A8A72"/>'),
  );
  expect(accent).toBe('');
});

test('greys alone give the darkest of them', async () => {
  const { colour, accent } = await coloursOfLogo(
    svg('<rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="30" fill="#222"/>'),
  );
  expect([toOklch(colour).l < 0.3, toOklch(colour).c < 0.01, accent]).toEqual([true, true, '']);
});

test.each([
  ['text', Buffer.from('no picture')],
  ['nothing', Buffer.alloc(0)],
  ['a transparent picture', svg('')],
])('%s is refused', async (_, bytes) => {
  await expect(coloursOfLogo(bytes)).rejects.toThrow(LogoError);
});
