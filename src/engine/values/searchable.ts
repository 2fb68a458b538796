/** Text for comparison: without case, accents and outer blanks; đ counts as d. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
}
