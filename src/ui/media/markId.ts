/** The id of the symbol of the brand's mark, in a published page whose mark is a plain drawing. */
export const MARK_ID = 'brand-mark';
