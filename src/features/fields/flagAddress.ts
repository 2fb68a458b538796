/** The flags have the same name but for the code. A URL and no import, which would be a chunk of its own. */
const sample = new URL('../../../node_modules/country-flag-icons/3x2/BR.svg', import.meta.url).href;

/** The address of a country's flag; `flags/countryFlags.ts` knows which exist. */
export const flagAddress = (country: string): string => sample.replace(/BR(?=[^/]*$)/, country);
