import { drawHeading } from '@/server/pdf/parts'
import { LEFT, MEASURE, type Part, type PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { hairline } from '@/server/pdf/table'
import { formatCount, formatDay, formatMoney } from '@/services/format/format.rules'
import type { PrintedInvoice, PrintedUnit } from './printed-invoice'

type Column = { title: string; width?: number; align?: 'right'; text: (unit: PrintedUnit) => string }

const GAP = 10
const PAD = 3
const money = (amount: string | null): string => (amount === null ? '—' : formatMoney(amount))

const DAYS: readonly Column[] = [
  { title: 'Número de série', text: ({ serial }) => serial },
  { title: 'De', width: 56, text: ({ from }) => formatDay(from) },
  { title: 'Até', width: 56, text: ({ until }) => formatDay(until) },
  { title: 'Dias', width: 28, align: 'right', text: ({ days }) => String(days) },
  { title: 'Divisor', width: 36, align: 'right', text: ({ divisor }) => String(divisor) },
]
const RENTAL: Column = { title: 'Locação', width: 76, align: 'right', text: ({ rental }) => money(rental) }
const SERVICE: Column = { title: 'Serviço', width: 76, align: 'right', text: ({ service }) => money(service) }

/** Every unit that was measured, with its days, by order and product: what the lines before it sum. */
export function drawAnnex(pdf: PdfWriter, { units }: PrintedInvoice): void {
  if (units.length === 0) return
  pdf.move(24)
  pdf.room(200)
  pdf.write(pdf.root, 'H1', 'Anexo: equipamentos e dias', { x: LEFT, width: MEASURE, style: TEXT.heading })
  pdf.move(4)
  const how =
    'O valor de cada equipamento é a sua mensalidade, dividida pelo divisor e multiplicada pelos dias; frações de centavo se compensam dentro do mês.'
  pdf.paragraph(how, TEXT.soft)
  const columns = units.some(({ service }) => service !== null) ? [...DAYS, RENTAL, SERVICE] : [...DAYS, RENTAL]
  for (const [heading, group] of groupsOf(units)) {
    drawHeading(pdf, `${heading} (${formatCount(group.length, 'equipamento', 'equipamentos')})`)
    drawUnits(pdf, columns, group)
  }
}

const groupsOf = (units: readonly PrintedUnit[]): Map<string, PrintedUnit[]> =>
  Map.groupBy(units, ({ orderMaskId, productName }) => `Pedido ${orderMaskId} · ${productName}`)

function drawUnits(pdf: PdfWriter, columns: readonly Column[], units: readonly PrintedUnit[]): void {
  const places = placesOf(columns)
  const table = pdf.open('Table')
  const drawHead = (): void =>
    pdf.group(table, 'TR', (row) => {
      drawCells(
        pdf,
        row,
        'TH',
        places.map(({ title, place }) => ({ text: title, place })),
      )
      pdf.move(2)
      hairline(pdf)
      pdf.move(PAD)
    })
  drawHead()
  pdf.repeat(drawHead)
  for (const unit of units) {
    const cells = places.map(({ text, place }) => ({ text: text(unit), place }))
    pdf.room(Math.max(...cells.map(({ text, place }) => pdf.heightOf(text, { ...place, style: TEXT.soft }))))
    pdf.group(table, 'TR', (row) => drawCells(pdf, row, 'TD', cells))
    pdf.move(PAD)
  }
  pdf.repeat(null)
  table.end()
}

type Place = { x: number; width: number; align?: 'right' }

function placesOf(columns: readonly Column[]) {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const rest = MEASURE - fixed - GAP * (columns.length - 1)
  let x = LEFT
  return columns.map(({ width = rest, align, ...column }) => {
    const place: Place = { x, width, ...(align && { align }) }
    x += width + GAP
    return { ...column, place }
  })
}

function drawCells(
  pdf: PdfWriter,
  row: Part,
  tag: 'TH' | 'TD',
  cells: readonly { text: string; place: Place }[],
): void {
  const top = pdf.at()
  const ends = cells.map(({ text, place }) => {
    pdf.back(top)
    pdf.write(row, tag, text, { ...place, style: TEXT.soft }, tag === 'TH' ? 'Column' : undefined)
    return pdf.at()
  })
  pdf.back(Math.max(...ends))
}
