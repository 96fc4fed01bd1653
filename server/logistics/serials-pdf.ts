import type { PdfWriter } from '@/server/pdf/pdf-writer'
import { drawTable } from '@/server/pdf/table'

const COLUMNS = [
  { title: 'Produto', width: 150 },
  { title: 'Seriais' },
  { title: 'Unidades', width: 60, align: 'right' },
] as const

/** A row must fit on a page; this many take about ten lines. */
const SERIALS_PER_ROW = 40

export type ProductSerials = { name: string; serials: readonly string[]; units: number }

/** What is in a package: each product with its serials, over several rows where there are many. */
export const drawSerials = (pdf: PdfWriter, products: readonly ProductSerials[]): void =>
  drawTable(pdf, COLUMNS, products.flatMap(rowsOf))

function rowsOf({ name, serials, units }: ProductSerials): string[][] {
  if (serials.length === 0) return [[name, 'a separar', String(units)]]
  const rows = Array.from({ length: Math.ceil(serials.length / SERIALS_PER_ROW) }, (_, at) =>
    serials.slice(at * SERIALS_PER_ROW, (at + 1) * SERIALS_PER_ROW).join(', '),
  )
  return rows.map((texts, at) => (at === 0 ? [name, texts, String(units)] : ['', texts, '']))
}
