import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FieldHost, type HostField, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { fields as feature } from './index.ts';

const countryCodes = [
  { countryCode: 'BR', countryDialingCode: '55' },
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'TH', countryDialingCode: '66' },
];
export const moreCountries = [
  ...countryCodes,
  { countryCode: 'GB', countryDialingCode: '44' },
  // they share a code
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'CA', countryDialingCode: '1' },
];
export const portalWith = (countries = countryCodes) =>
  testPortal({ features: [feature], reply: ({ name }) => (name === 'countryCodes' ? countries : null) });

export const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
export const helpOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Mounts the fields and waits for their code. */
export async function show(fields: readonly HostField[], options: Partial<Parameters<typeof FieldHost>[0]> = {}) {
  const portal = options.portal ?? portalWith();
  await mount(<FieldHost {...options} portal={portal} fields={fields} />);
  for (const { name } of fields) await expect.poll(() => input(name)).not.toBeNull();
  return portal;
}

export const submit = async () => {
  await userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement);
};
