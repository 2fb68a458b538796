/** The cells of a CSV file (RFC 4180) with that separator, row by row, without the byte order mark. */
export function cellsOfCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  return rows.slice(0, -1);
}
