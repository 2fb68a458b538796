import type { Allowance } from './allowed.ts';
import type { Use } from './apis.ts';

/** Uses that no allowance covers, and names with the files in which an allowance covers no use. */
export function withoutAllowed(uses: readonly Use[], allowed: readonly Allowance[]): { uses: Use[]; idle: string[] } {
  const covers = ({ name, files }: Allowance, use: Use): boolean => name === use.name && (files?.includes(use.file) ?? true);
  return {
    uses: uses.filter((use) => !allowed.some((allowance) => covers(allowance, use))),
    idle: allowed.flatMap(({ name, files = [null] }) =>
      files
        .filter((file) => !uses.some((use) => use.name === name && (file === null || use.file === file)))
        .map((file) => `${name} in ${file ?? 'any file'}`),
    ),
  };
}
