/** The option of this name, else the first: a name from an address may be anything. */
export const optionOf = <Option extends string>(options: readonly [Option, ...Option[]], name: string | undefined): Option =>
  options.find((option) => option === name) ?? options[0];
