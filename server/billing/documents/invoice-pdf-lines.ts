import { drawHeading } from '@/server/pdf/parts'
import { LEFT, MEASURE, type Part, type PdfWriter, RIGHT } from '@/server/pdf/pdf-writer'
import { TEXT, type TextStyle } from '@/server/pdf/style'
import { drawNamedRow, drawTableHead, hairline, heightOfName } from '@/server/pdf/table'
import { INVOICE_LINE_KIND_LABEL, TAX_KIND_LABEL } from '@/services/billing/invoices/invoice-states.rules'
import { formatMoney, toCents } from '@/services/format/format.rules'
import type { PrintedInvoice, PrintedLine } from './printed-invoice'

const GAP = 12
const COLUMNS = { kind: 52, quantity: 36, unit: 84, amount: 92 } as const
const FIGURES = COLUMNS.kind + COLUMNS.quantity + COLUMNS.unit + COLUMNS.amount + GAP * 4
const NAME = { x: LEFT, width: MEASURE - FIGURES } as const
const KIND = { x: LEFT + NAME.width + GAP, width: COLUMNS.kind } as const
const QUANTITY = { x: KIND.x + KIND.width + GAP, width: COLUMNS.quantity, align: 'right' } as const
const UNIT = { x: QUANTITY.x + QUANTITY.width + GAP, width: COLUMNS.unit, align: 'right' } as const
const AMOUNT = { x: RIGHT - COLUMNS.amount, width: COLUMNS.amount, align: 'right' } as const
const PAD = 6

/** The measured lines of each order with their sum, and then what was added to the invoice. */
export function drawLines(pdf: PdfWriter, { lines }: PrintedInvoice): void {
  for (const [heading, group] of groupsOf(lines)) {
    drawHeading(pdf, heading)
    const table = pdf.open('Table')
    const drawHead = (): void => pdf.group(table, 'TR', (row) => drawTableHead(pdf, row, TITLES))
    drawHead()
    pdf.repeat(drawHead)
    for (const line of group) drawLine(pdf, table, line)
    pdf.repeat(null)
    if (group.length > 1) drawSum(pdf, table, 'Subtotal', sumOf(group), TEXT.strong)
    table.end()
  }
}

const OTHERS = 'Ajustes e outros lançamentos'

/** By order in the order of the lines; what belongs to no order comes last. */
function groupsOf(lines: readonly PrintedLine[]): [heading: string, lines: PrintedLine[]][] {
  const groups = Map.groupBy(lines, ({ orderMaskId }) => (orderMaskId === null ? OTHERS : `Pedido ${orderMaskId}`))
  return [...groups].sort(([one], [other]) => Number(one === OTHERS) - Number(other === OTHERS))
}

const TITLES = [
  ['Descrição', NAME],
  ['Natureza', KIND],
  ['Qtd.', QUANTITY],
  ['Valor de cada', UNIT],
  ['Valor', AMOUNT],
] as const

function drawLine(pdf: PdfWriter, table: Part, line: PrintedLine): void {
  const named = { name: line.label, details: detailsOf(line), place: NAME }
  pdf.room(heightOfName(pdf, named) + PAD * 2)
  drawNamedRow(pdf, table, {
    ...named,
    figures: [
      [TAX_KIND_LABEL[line.taxKind], KIND, TEXT.body],
      [String(line.quantity), QUANTITY, TEXT.body],
      [formatMoney(line.unitAmount), UNIT, TEXT.body],
      [formatMoney(line.amount), AMOUNT, TEXT.strong],
    ],
    pad: PAD,
  })
}

/** What the line says of itself; of what is no measuring also its kind. */
const detailsOf = ({ kind, detail, label }: PrintedLine): string[] => {
  const name = INVOICE_LINE_KIND_LABEL[kind]
  return [kind === 'MEASURED' || kind === 'OTHER' || label.startsWith(name) ? '' : name, detail ?? ''].filter(Boolean)
}

const sumOf = (lines: readonly PrintedLine[]): number => lines.reduce((sum, { amount }) => sum + toCents(amount), 0)

function drawSum(pdf: PdfWriter, table: Part, label: string, cents: number, style: TextStyle): void {
  const place = { x: LEFT, width: AMOUNT.x - LEFT - GAP }
  pdf.room(style.leading)
  const top = pdf.at()
  pdf.group(table, 'TR', (row) => {
    pdf.write(row, 'TH', label, { ...place, style }, 'Row')
    pdf.back(top)
    pdf.write(row, 'TD', formatMoney(cents), { x: RIGHT - 140, width: 140, align: 'right', style })
  })
  pdf.move(3)
}

/** What is rental, what is service, what was added, and the total; a total alone where there is only one of them. */
export function drawTotals(pdf: PdfWriter, invoice: PrintedInvoice): void {
  const parts = [
    ['Locação', invoice.rentalTotal],
    ['Serviços', invoice.serviceTotal],
    ['Ajustes e outros lançamentos', invoice.adjustmentsTotal],
  ] as const
  const shown = parts.filter(([, amount]) => toCents(amount) !== 0)
  pdf.move(14)
  pdf.room(TEXT.figure.leading + TEXT.body.leading * shown.length + 24)
  pdf.group(pdf.root, 'Table', (table) => {
    for (const [label, amount] of shown.length > 1 ? shown : []) drawSum(pdf, table, label, toCents(amount), TEXT.body)
    pdf.move(4)
    hairline(pdf)
    pdf.move(PAD)
    drawSum(
      pdf,
      table,
      invoice.kind === 'CREDIT' ? 'Total do crédito' : 'Total da fatura',
      toCents(invoice.total),
      TEXT.figure,
    )
  })
}
