import { LEFT, MEASURE, type Part, type PdfWriter, RIGHT } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { hairline } from '@/server/pdf/table'
import { formatMoney } from '@/services/format/format.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { contractTotal, type PrintedProposal } from './proposal-content'

type Item = PrintedProposal['content']['items'][number]

const GAP = 12
const COLUMNS = { quantity: 40, unit: 84, month: 84 } as const
const FIGURES = COLUMNS.quantity + COLUMNS.unit + COLUMNS.month + GAP * 3
const NAME = { x: LEFT, width: MEASURE - FIGURES } as const
const QUANTITY = { x: LEFT + NAME.width + GAP, width: COLUMNS.quantity, align: 'right' } as const
const UNIT = { x: QUANTITY.x + QUANTITY.width + GAP, width: COLUMNS.unit, align: 'right' } as const
const MONTH = { x: RIGHT - COLUMNS.month, width: COLUMNS.month, align: 'right' } as const
const PAD = 8

/** The items with their specifications; the head of the table is on every page that it reaches. */
export function drawItems(paper: PdfWriter, { content: { items } }: { content: { items: readonly Item[] } }): void {
  paper.group(paper.root, 'Table', (table) => {
    paper.group(table, 'TR', (row) => drawHead(paper, row))
    paper.repeat(() => paper.group(table, 'TR', (row) => drawHead(paper, row)))
    for (const item of items) drawItem(paper, table, item)
    paper.repeat(null)
  })
}

function drawHead(paper: PdfWriter, row: Part): void {
  const top = paper.at()
  for (const [title, place] of [
    ['Item', NAME],
    ['Qtd.', QUANTITY],
    ['Unitário por mês', UNIT],
    ['Por mês', MONTH],
  ] as const) {
    paper.back(top)
    paper.write(row, 'TH', title, { ...place, style: TEXT.soft }, 'Column')
  }
  paper.move(5)
  hairline(paper)
  paper.move(PAD)
}

function drawItem(paper: PdfWriter, table: Part, item: Item): void {
  const cents = toCents(item.unit_price)
  const details = detailsOf(item)
  const height = heightOf(paper, item.name, details)
  // A row stays whole where a page can hold it.
  paper.room(Math.min(height, 320))
  const top = paper.at()
  paper.group(table, 'TR', (row) => {
    for (const [figure, place, style] of [
      [String(item.quantity), QUANTITY, TEXT.body],
      [formatMoney(cents), UNIT, TEXT.body],
      [formatMoney(cents * item.quantity), MONTH, TEXT.strong],
    ] as const) {
      paper.back(top)
      paper.write(row, 'TD', figure, { ...place, style })
    }
    paper.back(top)
    paper.group(row, 'TD', (cell) => {
      paper.write(cell, 'P', item.name, { ...NAME, style: TEXT.strong })
      for (const detail of details) paper.write(cell, 'P', detail, { ...NAME, style: TEXT.soft })
    })
  })
  paper.move(PAD)
  hairline(paper)
  paper.move(PAD)
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

const heightOf = (paper: PdfWriter, name: string, details: readonly string[]): number =>
  paper.heightOf(name, { ...NAME, style: TEXT.strong }) +
  details.reduce((sum, detail) => sum + paper.heightOf(detail, { ...NAME, style: TEXT.soft }), PAD)

/** Every line that the monthly fee is explained by besides the items', then the fee and the contract's sum. */
export function drawSums(paper: PdfWriter, proposal: PrintedProposal): void {
  const others = proposal.lines.filter(({ kind }) => kind !== 'product')
  const equipment = proposal.lines
    .filter(({ kind }) => kind === 'product')
    .reduce((sum, { amount }) => sum + toCents(amount), 0)
  const rows = others.length > 0 ? [{ label: 'Equipamentos', amount: toDecimal(equipment) }, ...others] : []
  const place = { x: LEFT, width: MONTH.x - LEFT - GAP }
  paper.group(paper.root, 'Table', (table) => {
    for (const { label, amount } of rows) drawSum(label, amount, TEXT.body)
    paper.room(60)
    if (rows.length > 0) {
      paper.move(4)
      hairline(paper)
      paper.move(PAD)
    }
    drawSum('Total por mês', proposal.monthlyFee, TEXT.figure)
    drawSum(`Total do contrato, ${String(proposal.durationMonths)} meses`, contractTotal(proposal), TEXT.body)

    function drawSum(label: string, amount: string, style: (typeof TEXT)[keyof typeof TEXT]): void {
      paper.room(paper.heightOf(label, { ...place, style }))
      const top = paper.at()
      paper.group(table, 'TR', (row) => {
        paper.write(row, 'TH', label, { ...place, style, align: 'left' }, 'Row')
        const end = paper.at()
        paper.back(top)
        paper.write(row, 'TD', formatMoney(amount), { x: RIGHT - 140, width: 140, align: 'right', style })
        paper.back(Math.max(end, paper.at()))
      })
      paper.move(3)
    }
  })
}
