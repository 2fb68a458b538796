import { circle, document, line, path, rect } from './svg.ts';

const SIDE = 96;
const LIGHT = '#F4F9FD';

/** A mark on a plain ground, for channels of one type. */
const logo = (ground: string, shade: string, mark: string): string =>
  document(SIDE, SIDE, rect(0, 0, SIDE, SIDE, 0, ground) + path('M0 96L96 0V96Z', shade) + mark);

/** Logos of the invented deposit channels, by name of the picture. */
export const paymentLogos: Readonly<Record<string, string>> = {
  'pay-bank': logo(
    '#2C5C8A',
    '#244D75',
    path('M48 20L78 37V43H18V37Z', LIGHT) +
      [27, 43, 59].map((x) => rect(x, 48, 10, 20, 2, '#BFE0F5')).join('') +
      rect(18, 72, 60, 7, 2, LIGHT),
  ),
  'pay-ewallet': logo(
    '#1F7F78',
    '#196B65',
    rect(18, 30, 60, 42, 8, LIGHT) +
      rect(52, 44, 32, 16, 8, '#FFC873') +
      circle(61, 52, 4, '#7A4A12') +
      rect(24, 22, 40, 5, 2.5, '#BFEBE5'),
  ),
  'pay-card': logo(
    '#6A4FA0',
    '#5A4289',
    rect(15, 28, 66, 42, 7, LIGHT) +
      rect(15, 37, 66, 9, 0, '#3C2A66') +
      rect(23, 55, 22, 6, 3, '#C9B8EC') +
      circle(68, 58, 6, '#FFB98F'),
  ),
  'pay-crypto': logo(
    '#B4651E',
    '#9C5518',
    circle(48, 48, 29, '#FFE3B3') + circle(48, 48, 23, '#F0A640') + line('M40 36V60H57M40 48H53', LIGHT, 5),
  ),
};
