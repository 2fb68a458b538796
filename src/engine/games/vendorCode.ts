/** What may name the vendor of a card or a game. */
export interface VendorNames {
  vassalage?: string | undefined;
  accountTypeName?: string | null | undefined;
  /** Codes of all vendors that offer a game. */
  vendors?: readonly string[] | undefined;
}

/**
 * The code of a vendor. A platform may omit `vassalage`: the first vendor that offers the game stands for it, then the account.
 * Empty where no vendor is named: such a game is in no vendor's list, and starts by its own keys.
 */
export const vendorCodeOf = ({ vassalage, vendors, accountTypeName }: VendorNames): string =>
  vassalage || vendors?.[0] || accountTypeName || '';
