import { csvHead, csvLines } from '@/services/format/csv.rules'

/** A file with the titles that an import reads, and one line as an example. */
export function templateCsv(titles: readonly string[], example: Readonly<Record<string, string>>): string {
  const columns = titles.map((title) => ({
    title,
    value: (row: Readonly<Record<string, string>>) => row[title] ?? '',
  }))
  return csvHead(columns) + csvLines(columns, [example])
}
