/** What the portal uses of the numbering plans; fetched on use, and the rest of the library left out. */
export { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
