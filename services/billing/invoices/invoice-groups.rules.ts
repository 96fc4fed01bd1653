import { formatList, formatMoney, toCents } from '@/services/format/format.rules'
import { monthName } from './customer-invoice-texts.rules'
import { TAX_KINDS, type TaxKind } from './invoice-states.rules'
import type { Invoice, InvoiceLine } from './invoices.schema'

/** The lines of one order; `order` is null for those that are about no order. Money in integer cents. */
export type OrderLines = { order: string | null; lines: InvoiceLine[]; cents: number }

const centsOf = (lines: readonly Pick<InvoiceLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + toCents(amount), 0)

/** The lines by order, in the order of the invoice; what is about no order comes last. */
export function linesByOrder(lines: readonly InvoiceLine[]): OrderLines[] {
  const groups = [...Map.groupBy(lines, ({ order }) => order?.order_mask_id ?? null)].map(([order, own]) => ({
    order,
    lines: own,
    cents: centsOf(own),
  }))
  return [...groups.filter(({ order }) => order !== null), ...groups.filter(({ order }) => order === null)]
}

/** "35 × Vertex 14", "mês inteiro": what an order is billed for, in one line; of several products the first ones. */
export function orderSentence({ lines }: Pick<OrderLines, 'lines'>): { what: string; detail: string | null } {
  const rented = lines.filter(({ kind, tax_kind }) => kind === 'MEASURED' && tax_kind === 'RENTAL')
  const [first, ...others] = rented
  if (!first) return { what: formatList([...new Set(lines.map(({ label }) => label))], SHOWN), detail: null }
  const detail = others.every((line) => line.detail === first.detail) ? first.detail : null
  return {
    what: formatList(
      rented.map(({ quantity, label }) => `${String(quantity)} × ${label}`),
      SHOWN,
    ),
    detail,
  }
}

const SHOWN = 2

/** A sum of the summary; a discount is negative. */
export type SummaryLine = { key: string; label: string; cents: number }

const MEASURED_LABEL: Record<TaxKind, string> = { RENTAL: 'Locação de equipamentos', SERVICE: 'Pacotes de serviço' }

/** What the total is made of: rental, service, then everything else by its name. The sums add up to the total. */
export function summaryLines(lines: readonly InvoiceLine[]): SummaryLine[] {
  const measured = TAX_KINDS.map((kind) => ({
    key: kind,
    label: MEASURED_LABEL[kind],
    cents: centsOf(lines.filter((line) => line.kind === 'MEASURED' && line.tax_kind === kind)),
  }))
  const others = Map.groupBy(
    lines.filter(({ kind }) => kind !== 'MEASURED'),
    ({ kind, label }) => `${kind} ${label}`,
  )
  return [
    ...measured.filter(({ cents }) => cents !== 0),
    ...[...others].map(([key, own]) => ({ key, label: own[0]?.label ?? '', cents: centsOf(own) })),
  ]
}

const ordersOf = ({ lines }: Pick<Invoice, 'lines'>): Set<string> =>
  new Set(lines.flatMap(({ order }) => (order ? [order.order_mask_id] : [])))

const missingIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): string[] =>
  [...all].filter((order) => !some.has(order))

type Month = Pick<Invoice, 'period' | 'total' | 'lines'>

/** "R$ 733,20 a mais que em outubro: entrou o pedido 000117." */
export function monthComparison(invoice: Month, before: Month, now: Date = new Date()): string {
  const difference = toCents(invoice.total) - toCents(before.total)
  const month = monthName(before.period, now)
  const [own, past] = [ordersOf(invoice), ordersOf(before)]
  const changes = [
    changeText(missingIn(past, own), ['entrou o pedido', 'entraram os pedidos']),
    changeText(missingIn(own, past), ['saiu o pedido', 'saíram os pedidos']),
  ].filter((text) => text !== undefined)
  const said =
    difference === 0
      ? `O mesmo valor de ${month}`
      : `${formatMoney(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'} que em ${month}`
  return `${[said, ...(changes.length > 0 ? [formatList(changes)] : [])].join(': ')}.`
}

const NAMED = 3

function changeText(orders: readonly string[], [one, many]: readonly [string, string]): string | undefined {
  if (orders.length === 0) return undefined
  return `${orders.length === 1 ? one : many} ${formatList(orders, NAMED)}`
}
