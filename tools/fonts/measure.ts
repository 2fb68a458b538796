/**
 * Prints the metrics of `families.ts`, measured in Chromium against Liberation Sans and Serif (the widths of Arial and Times).
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { fontFamilies } from './families.ts';
import { fontSource } from './fontFiles.ts';

const SAMPLE =
  'Crie sua conta agora e jogue com calma. Sign up today, 1,234.56 in total; the quick brown fox jumps over the lazy dog.';
const SUBSTITUTES = { sans: 'Liberation Sans', serif: 'Liberation Serif' };

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, family] of Object.entries(fontFamilies)) {
  const css = family.faces.map(({ weight, variant }) => {
    const bytes = readFileSync(fontSource(family, 'latin', variant)).toString('base64');
    return `@font-face{font-family:measured;font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
  });
  await page.setContent(`<style>${css.join('')}</style>`);
  const fonts = ['measured', SUBSTITUTES[family.substitute]].flatMap((font) => [`400 1000px "${font}"`, `700 1000px "${font}"`]);
  const [regular, bold, substituteRegular, substituteBold] = await page.evaluate(
    async ({ sample, fonts }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      const results = [];
      for (const font of fonts) {
        await document.fonts.load(font);
        context.font = font;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
        results.push({ width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 });
      }
      return results;
    },
    { sample: SAMPLE, fonts },
  );
  if (!regular || !bold || !substituteRegular || !substituteBold) throw new Error(`${name} could not be measured`);
  const measured = {
    ascent: regular.ascent,
    descent: regular.descent,
    regular: regular.width / substituteRegular.width,
    bold: bold.width / substituteBold.width,
  };
  const figures = Object.entries(measured).map(([key, value]) => `${key}: ${Number(value.toFixed(4))}`);
  console.log(`${name}: ${figures.join(', ')}`);
}
await browser.close();
