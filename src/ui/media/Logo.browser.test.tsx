import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { Logo } from './Logo.tsx';
import { MARK_ID } from './drawings.ts';

const logo = <Logo src="/images/mark.svg" name="Acme" />;
// what `tools/site/page/pageDrawings.ts` replaces, and what it writes
const file = '<img src="/images/mark.svg" alt="" width="30" height="30"/>';
const drawn = `<svg width="30" height="30" aria-hidden="true" focusable="false"><use href="#${MARK_ID}"></use></svg>`;

function addSymbol(): void {
  const symbols = document.createElement('div');
  symbols.hidden = true;
  symbols.innerHTML = `<svg><symbol id="${MARK_ID}" viewBox="0 0 32 32"><path d="M0 0"/></symbol></svg>`;
  document.body.prepend(symbols);
  onTestFinished(() => symbols.remove());
}

test('a page without the symbol shows the file', async () => {
  await mount(logo);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/mark.svg');
});

test('hydration leaves the symbol that publishing put in place of the file', async () => {
  const markup = renderToString(logo);
  expect(markup).toContain(file);
  addSymbol();
  const host = document.createElement('div');
  host.innerHTML = markup.replace(file, drawn);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const symbol = host.querySelector('svg');
  const problems: unknown[] = [];
  const said = vi.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words));
  onTestFinished(() => said.mockRestore());
  await settle(() => {
    const root = hydrateRoot(host, logo, { onRecoverableError: (error) => problems.push(error) });
    onTestFinished(() => root.unmount());
  });
  expect(problems).toEqual([]);
  expect(host.querySelector('svg')).toBe(symbol);
  expect(host.querySelector('img')).toBeNull();
});
