import { afterEach, expect, test } from 'vitest';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Icon } from './Icon.tsx';

afterEach(() => document.body.replaceChildren());

test('an icon that the page has is taken from it, another one from the sprite', () => {
  document.body.innerHTML = '<div hidden><svg><symbol id="icon-sun"><path d="M3 4" /></symbol></svg></div><div id="here"></div>';
  const root = createRoot(document.getElementById('here')!);
  flushSync(() => root.render([<Icon key="sun" name="sun" />, <Icon key="moon" name="moon" />]));
  const addresses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(addresses[0]).toBe('#icon-sun');
  expect(addresses[1]).toMatch(/icons.*\.svg.*#moon$/);
  root.unmount();
});
