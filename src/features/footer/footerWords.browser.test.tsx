import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import english from '../../../locales/en/portal.json';

beforeEach(() => page.viewport(1280, 800));

test('warns that play can be addictive, with the minimum age (FTR-04)', async () => {
  await openApp();
  await expect.poll(() => slot('region/footer')?.textContent).toContain(english.responsibility_text);
  expect(english.responsibility_text).toMatch(/responsibl/i);
  await expect.element(page.getByRole('img', { name: english.age_mark.replace('{{age}}', '18') })).toHaveTextContent('18+');
});

test('lists the game providers of the platform, each with its logo and its name (FTR-05)', async () => {
  const logo = (labelNameEn: string, url: string | null) => ({ resourceType: 'PROVIDER_LOGO', labelNameEn, url });
  const resources = [logo('Lumenta', '/media/lumenta.svg'), logo('Reefline', null)];
  await openApp({ info: { resources: [...resources, { resourceType: 'PAYMENT_LOGO', labelNameEn: 'Riverpay' }] } as never });
  const providers = page.getByRole('region', { name: 'Providers' });
  await expect.element(providers).toBeInTheDocument();
  const items = () => [...providers.element().querySelectorAll('li')];
  expect(items().map((one) => one.textContent)).toEqual(['Lumenta', 'Reefline']);
  providers.element().scrollIntoView();
  await expect.poll(() => items()[0]?.querySelector('img')?.getAttribute('src')).toMatch(/lumenta\.svg$/);
  expect(items()[1]?.querySelector('img')).toBeNull();
});
