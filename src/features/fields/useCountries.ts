import { useEffect, useMemo, useState } from 'react';
import type { Country } from '#contract/types.ts';
import { countryKey, htmlLangOf } from '#engine/values/languages.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { BLANK_PICTURE, flagId, isInPage } from '#ui/media/drawings.ts';
import { whenUsed } from '#ui/search-select/whenUsed.ts';
import { flagAddress } from './flagAddress.ts';

/** A country whose numbers are accepted. */
export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  value: string;
  /** The same, for the list. */
  code: string;
  /** In the current language. */
  label: string;
  /** With the plus sign. */
  hint: string;
  /** Digits only. */
  dialingCode: string;
  keywords: string;
  image: string;
  drawing: string;
}

/** The brand's own country, then the platform's in its order; only the first while loading and after a failure. */
export function useCountries(): CountryOption[] {
  const portal = usePortal();
  const language = usePreferences((state) => state.language);
  const { data } = useRead('countryCodes');
  const { defaultCountry, dialingCode } = portal.brand.phone;
  const flags = useFlags(defaultCountry);

  return useMemo(() => {
    const own: Country = { countryCode: defaultCountry, countryDialingCode: dialingCode };
    const listed = data ?? [];
    const first = listed.find((country) => country.countryCode === defaultCountry) ?? own;
    const options = [first, ...listed].map(({ countryCode, countryDialingCode }): CountryOption => {
      const digits = countryDialingCode.replace(/\D/g, '');
      return {
        value: countryCode,
        code: countryCode,
        // the chosen one is published with the texts; others are read from the open list only: asking for all of them is slower
        // than the rest of the form
        get label() {
          return (
            portal.texts.getResource(htmlLangOf(language), 'fields', countryKey(countryCode)) ?? regionName(language, countryCode)
          );
        },
        hint: `+${digits}`,
        dialingCode: digits,
        get keywords() {
          return `${countryCode} ${regionName('EN', countryCode)}`;
        },
        image: flags?.[countryCode] ?? BLANK_PICTURE,
        drawing: flagId(countryCode),
      };
    });
    return [...new Map(options.map((option) => [option.value, option])).values()];
  }, [portal, data, defaultCountry, dialingCode, language, flags]);
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();

function regionName(language: string, country: string): string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([htmlLangOf(language)], { type: 'region' });
  namesByLanguage.set(language, names);
  try {
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}

type Flags = Readonly<Record<string, string>>;

/**
 * The addresses of the flags: of all countries when the page is in use; before, of the brand's own after the first render, unless
 * the page has a drawing of it.
 */
function useFlags(own: string): Flags | null {
  const [flags, setFlags] = useState<Flags | null>(null);
  useEffect(() => {
    if (!isInPage(flagId(own))) setFlags({ [own]: flagAddress(own) });
    return whenUsed(() =>
      import('./flags/countryFlags.ts').then(
        (module) => setFlags(module.countryFlags),
        () => undefined,
      ),
    );
  }, [own]);
  return flags;
}
