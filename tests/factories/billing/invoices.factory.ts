import { eq } from 'drizzle-orm'
import { totalColumns } from '@/server/billing/invoices/drafts/write-draft'
import { nextNumber } from '@/server/billing/invoices/issuing/issuing.repository'
import { db, transaction } from '@/server/db/client'
import { invoiceLines, invoiceMeasurements, invoices, payments, rentals } from '@/server/db/schema/index'
import { type InvoiceStatus, SERIES_OF } from '@/services/billing/invoices/invoice-states.rules'
import { must } from '@/services/invariant/must.rules'
import { addBusinessDays } from '@/services/orders/business-days.rules'
import { toCents } from '@/services/simulation/money.rules'
import { someUnits } from '../catalogue/units.factory'
import type { TestOrder } from '../orders/orders.factory'
import { aCompany } from '../people/users.factory'
import { rowsOf } from '../rows'
import { the } from '../the'

type InvoiceRow = typeof invoices.$inferSelect
type LineRow = typeof invoiceLines.$inferSelect
type Measurement = Partial<Omit<typeof invoiceMeasurements.$inferInsert, 'lineId' | 'invoiceId'>> &
  Pick<typeof invoiceMeasurements.$inferInsert, 'orderId' | 'positionId' | 'unitId'>
type Line = Partial<Omit<typeof invoiceLines.$inferInsert, 'invoiceId'>> & { measurements?: Measurement[] }

type Overrides = Partial<typeof invoices.$inferInsert> & {
  company?: { id: number; corporateName: string; tradeName: string; cnpj: string; uf: string }
  lines?: Line[]
}

/**
 * An invoice with its lines: first a draft, then issued with the next number of its series and the company as it is, then
 * in the state that is asked for. By default issued, for November 2026, with one rental line of 900.00.
 */
export async function anInvoice(overrides: Overrides = {}): Promise<InvoiceRow & { lines: LineRow[] }> {
  const { company: given, lines: asked = [{}], status = 'ISSUED', ...own } = overrides
  const company = given ?? (await aCompany())
  const dueOn = own.dueOn ?? '2026-12-05'
  const kind = own.kind ?? 'MONTHLY'
  const lines = asked.map((line, index) => toLine(line, own.period ?? '2026-11-01', index + 1))
  const draft = the(
    await db()
      .insert(invoices)
      .values({
        period: '2026-11-01',
        payableOn: addBusinessDays(own.extendedTo ?? dueOn, 0),
        ...totalsOf(lines),
        ...ofDraft(own),
        companyId: company.id,
        kind,
        dueOn,
      })
      .returning(),
  )
  const rows: LineRow[] = []
  for (const [index, line] of lines.entries()) {
    const row = the(
      await db()
        .insert(invoiceLines)
        .values({ ...line, invoiceId: draft.id })
        .returning(),
    )
    rows.push(row)
    await insertMeasurements(draft.id, row, asked[index]?.measurements ?? [])
  }
  if (status === 'DRAFT') return { ...draft, lines: rows }
  const issued = await issue(draft, { company, issuedOn: own.issuedOn ?? '2026-12-01', number: own.number })
  return { ...(status === 'ISSUED' ? issued : await becomes(issued, status)), lines: rows }
}

/** Units of an order's first product that were rented and have come back: the places that measurements name. */
export async function rentedUnits(order: TestOrder, count: number) {
  const productId = must(order.products[0], 'product').id
  const [parcel] = await rowsOf<{ id: number }>('select min(id) as id from packages where order_id = $1', [
    order.orderId,
  ])
  const units = await someUnits(productId, count)
  const opened = await db()
    .insert(rentals)
    .values(
      units.map(({ id }) => ({ packageId: parcel?.id ?? 0, orderId: order.orderId, unitId: id, closedAt: new Date() })),
    )
    .returning()
  return opened.map((rental, index) => ({
    orderId: order.orderId,
    positionId: rental.id,
    unitId: rental.unitId,
    serial: must(units[index], 'unit').serial,
  }))
}

/** What only issuing sets. */
function ofDraft({ number: _number, series: _series, issuedOn: _issuedOn, ...rest }: Overrides) {
  return rest
}

const toLine = ({ measurements, ...line }: Line, period: string, position: number) => ({
  // A measured line that no units explain needs a reason.
  reason: measurements ? null : 'Conferida com o cliente',
  position,
  taxKind: 'RENTAL' as const,
  kind: 'MEASURED' as const,
  period,
  label: 'Notebook Dell Latitude 5440',
  detail: 'mês inteiro',
  quantity: 1,
  unitAmount: line.amount ?? '900.00',
  amount: '900.00',
  ...line,
})

const totalsOf = (lines: readonly ReturnType<typeof toLine>[]) =>
  totalColumns(lines.map(({ kind, taxKind, amount }) => ({ kind, taxKind, amount: toCents(amount) })))

async function insertMeasurements(invoiceId: number, line: LineRow, measurements: Measurement[]): Promise<void> {
  if (measurements.length === 0) return
  const of = { invoiceId, lineId: line.id, taxKind: line.taxKind, period: line.period, startedOn: line.period }
  const days = { days: 30, divisor: 30, fee: line.unitAmount, amount: line.unitAmount }
  const named = { serial: 'SN', productName: line.label }
  await db()
    .insert(invoiceMeasurements)
    .values(measurements.map((one) => ({ ...of, ...days, ...named, ...one })))
}

type Issue = { company: NonNullable<Overrides['company']>; issuedOn: string; number?: number | null }

/** As the trigger allows it: a draft becomes issued with everything that an issue sets, in one update. */
function issue(draft: InvoiceRow, { company, issuedOn, number }: Issue): Promise<InvoiceRow> {
  const series = SERIES_OF[draft.kind]
  return transaction(async (tx) => {
    const next = await nextNumber(tx, series)
    const { corporateName, tradeName, cnpj, uf } = company
    const rows = await tx
      .update(invoices)
      .set({
        status: 'ISSUED',
        series,
        number: number ?? next,
        issuedOn,
        issuedAt: new Date(`${issuedOn}T12:00:00Z`),
        customer: { corporate_name: corporateName, trade_name: tradeName, cnpj, uf },
      })
      .where(eq(invoices.id, draft.id))
      .returning()
    return the(rows)
  })
}

/** A paid one has a payment of its total on the day of its issue. */
async function becomes({ id, total, issuedOn }: InvoiceRow, status: InvoiceStatus): Promise<InvoiceRow> {
  const paid = status === 'PAID' ? { paidTotal: total } : {}
  if (status === 'PAID')
    await db()
      .insert(payments)
      .values({ invoiceId: id, amount: total, paidOn: must(issuedOn, 'day of issue'), method: 'PIX', source: 'manual' })
  const rows = await db()
    .update(invoices)
    .set({ status, ...paid })
    .where(eq(invoices.id, id))
    .returning()
  return the(rows)
}
