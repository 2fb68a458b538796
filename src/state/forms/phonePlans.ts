/** The part of the numbering plans that the portal uses; loaded on use, without the rest of the library. */
export { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
