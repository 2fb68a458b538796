/** Text for comparing: without case, accents and surrounding blanks; đ counts as d. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
}
