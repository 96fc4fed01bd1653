import { LEFT, MEASURE, type Part, type PdfWriter, RIGHT } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { drawNamedRow, drawTableHead, hairline, heightOfName } from '@/server/pdf/table'
import { formatMoney } from '@/services/format/format.rules'
import { UNIT_PRICE, UNITS_PRICE } from '@/services/simulation/bill.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { contractTotal, type PrintedProposal } from './proposal-content'

type Item = PrintedProposal['content']['items'][number]

const GAP = 12
const COLUMNS = { quantity: 40, unit: 108, month: 92 } as const
const FIGURES = COLUMNS.quantity + COLUMNS.unit + COLUMNS.month + GAP * 3
const NAME = { x: LEFT, width: MEASURE - FIGURES } as const
const QUANTITY = { x: LEFT + NAME.width + GAP, width: COLUMNS.quantity, align: 'right' } as const
const UNIT = { x: QUANTITY.x + QUANTITY.width + GAP, width: COLUMNS.unit, align: 'right' } as const
const MONTH = { x: RIGHT - COLUMNS.month, width: COLUMNS.month, align: 'right' } as const
const PAD = 8

/** The items with their specifications; the head of the table is on every page that it reaches. */
export function drawItems(pdf: PdfWriter, { content: { items } }: { content: { items: readonly Item[] } }): void {
  pdf.group(pdf.root, 'Table', (table) => {
    const drawHead = (): void =>
      pdf.group(table, 'TR', (row) => drawTableHead(pdf, row, TITLES, { above: 5, below: PAD }))
    drawHead()
    pdf.repeat(drawHead)
    for (const item of items) drawItem(pdf, table, item)
    pdf.repeat(null)
  })
}

const TITLES = [
  ['Item', NAME],
  ['Qtd.', QUANTITY],
  [UNIT_PRICE, UNIT],
  [UNITS_PRICE, MONTH],
] as const

function drawItem(pdf: PdfWriter, table: Part, item: Item): void {
  const cents = toCents(item.unit_price)
  const named = { name: item.name, details: detailsOf(item), place: NAME }
  // A row stays whole where a page can hold it.
  pdf.room(Math.min(heightOfName(pdf, named) + PAD, 320))
  drawNamedRow(pdf, table, {
    ...named,
    figures: [
      [String(item.quantity), QUANTITY, TEXT.body],
      [formatMoney(cents), UNIT, TEXT.body],
      [formatMoney(cents * item.quantity), MONTH, TEXT.strong],
    ],
    pad: PAD,
  })
}

const detailsOf = ({ model, color, specifications, upgrades = [] }: Item): string[] =>
  [
    [model, color].filter(Boolean).join(' · '),
    specifications.map(({ name, value }) => `${name}: ${value}`).join('; '),
    ...upgrades.map(
      ({ name, quantity, unit_price }) =>
        `Upgrade: ${String(quantity)} × ${name}, ${formatMoney(unit_price)} cada por mês`,
    ),
  ].filter(Boolean)

/** Every line that the monthly fee is explained by besides the items', then the fee and the contract's sum. */
export function drawSums(pdf: PdfWriter, proposal: PrintedProposal): void {
  const others = proposal.lines.filter(({ kind }) => kind !== 'product')
  const equipment = proposal.lines
    .filter(({ kind }) => kind === 'product')
    .reduce((sum, { amount }) => sum + toCents(amount), 0)
  const rows = others.length > 0 ? [{ label: 'Equipamentos', amount: toDecimal(equipment) }, ...others] : []
  const place = { x: LEFT, width: MONTH.x - LEFT - GAP }
  pdf.group(pdf.root, 'Table', (table) => {
    for (const { label, amount } of rows) drawSum(label, amount, TEXT.body)
    pdf.room(60)
    if (rows.length > 0) {
      pdf.move(4)
      hairline(pdf)
      pdf.move(PAD)
    }
    drawSum('Total por mês', proposal.monthlyFee, TEXT.figure)
    drawSum(`Total do contrato, ${String(proposal.durationMonths)} meses`, contractTotal(proposal), TEXT.body)

    function drawSum(label: string, amount: string, style: (typeof TEXT)[keyof typeof TEXT]): void {
      pdf.room(pdf.heightOf(label, { ...place, style }))
      const top = pdf.at()
      pdf.group(table, 'TR', (row) => {
        pdf.write(row, 'TH', label, { ...place, style, align: 'left' }, 'Row')
        const end = pdf.at()
        pdf.back(top)
        pdf.write(row, 'TD', formatMoney(amount), { x: RIGHT - 140, width: 140, align: 'right', style })
        pdf.back(Math.max(end, pdf.at()))
      })
      pdf.move(3)
    }
  })
}
