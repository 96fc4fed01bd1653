import { db, transaction } from '@/server/db/client'
import { insertMany } from '@/server/db/many-rows'
import { invoiceLines, invoiceMeasurements, invoices } from '@/server/db/schema/index'
import { type CompanyMeasurement, measureCompanies } from '@/server/billing/measuring/measure-companies.service'
import { must } from '@/services/invariant/must.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { rowsOf } from '../rows'

/** What a company owes for a month; nothing for one that has no running order. */
export async function owedBy({ companyId }: { companyId: number }, month: string): Promise<CompanyMeasurement> {
  for await (const measured of measureCompanies(db(), { month, companyIds: [companyId] })) return measured
  return { companyId, lines: [], orders: 0, units: 0, unpricedUnits: 0 }
}

/** Keeps what was measured as a draft of the month. @returns the invoice's id */
export async function storeDraft({ companyId, lines }: CompanyMeasurement, month: string): Promise<number> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const sums = { rentalTotal: toDecimal(total), total: toDecimal(total) }
  return transaction(async (tx) => {
    const [draft] = await tx
      .insert(invoices)
      .values({
        companyId,
        kind: 'MONTHLY',
        period: `${month}-01`,
        dueOn: '2099-01-05',
        payableOn: '2099-01-05',
        ...sums,
      })
      .returning({ id: invoices.id })
    const { id: invoiceId } = must(draft, 'inserted draft')
    for (const [position, line] of lines.entries()) {
      const { rows, period, amount, unitAmount, orderId, kind, taxKind, label, detail, quantity } = line
      const [stored] = await tx
        .insert(invoiceLines)
        .values({
          ...{ invoiceId, position, orderId, kind, taxKind, label, detail, quantity, period: `${period}-01` },
          ...{ amount: toDecimal(amount), unitAmount: toDecimal(unitAmount) },
        })
        .returning({ id: invoiceLines.id })
      const { id: lineId } = must(stored, 'inserted line')
      if (rows.length === 0) continue
      await insertMany(tx, invoiceMeasurements, {
        rows: rows.map((row) => ({
          ...{ invoiceId, lineId, orderId, positionId: row.positionId, unitId: row.unitId, serial: row.serial },
          ...{ productName: row.product, period: `${row.period}-01`, startedOn: row.startedOn, endedOn: row.endedOn },
          ...{ days: row.days, divisor: row.divisor, fee: toDecimal(row.fee), amount: toDecimal(row.amount) },
          ...{ taxKind: row.taxKind, notes: row.notes },
        })),
      })
    }
    return invoiceId
  })
}

/** Issues a draft under a number of its own. */
export const issueDraft = (id: number) =>
  rowsOf(
    `update invoices set status = 'ISSUED', series = 'T', number = id, issued_on = current_date, issued_at = now(), customer = '{}'
    where id = $1`,
    [id],
  )

/** Cancels an issued invoice, whose days are free again. */
export async function cancelInvoice(id: number): Promise<void> {
  await rowsOf('update invoice_measurements set live = false where invoice_id = $1', [id])
  await rowsOf("update invoices set status = 'CANCELED' where id = $1", [id])
}
