const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 } as const;

/** A duration such as `90m`, `-2h` or `1d2h` in ms; undefined when invalid. */
export function readSpan(text: string): number | undefined {
  if (text === '0') return 0;
  const [, sign, parts = ''] = /^([+-]?)((?:\d{1,6}[dhms])+)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const ms = [...parts.matchAll(/(\d+)([dhms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units],
    0,
  );
  return sign === '-' ? -ms : ms;
}

/** The duration in the format of `readSpan`, in whole seconds. */
export function writeSpan(ms: number): string {
  let rest = Math.abs(Math.trunc(ms / 1_000) * 1_000);
  if (rest === 0) return '0';
  let text = ms < 0 ? '-' : '';
  for (const [unit, size] of Object.entries(units)) {
    const count = Math.floor(rest / size);
    if (count > 0) text += `${count}${unit}`;
    rest -= count * size;
  }
  return text;
}
