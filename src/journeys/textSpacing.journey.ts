// covers: *
import { expectReadable } from './support/checks/readable.ts';
import { forBrands, memberBrands, test } from './support/portal.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';

/** The least spaces that a reader may set without losing anything (WCAG 1.4.12). */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

forBrands(sampled(memberBrands, 0), () => {
  test('everything fits when a reader spaces the text', deepOnly, async ({ portal }) => {
    await portal.page.addInitScript((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spaced);
    await expectReadable(portal, [1280, 390]);
  });
});
