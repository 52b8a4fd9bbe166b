/** Reads comma-separated values strictly, by RFC 4180. @throws Error for what is none */
export function csvIn(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = field.exec(csv); match; match = field.exec(csv)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    if (field.lastIndex === csv.length) return rows;
  }
  throw new Error('not RFC 4180');
}
