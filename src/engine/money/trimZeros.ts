/** Decimal text without the zeros at its end: `5.000` is `5`. */
export const trimZeros = (decimal: string): string => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
