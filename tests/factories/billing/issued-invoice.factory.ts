import { eq } from 'drizzle-orm'
import { nextNumber } from '@/server/billing/invoices/issuing/issuing.repository'
import { transaction, type Tx } from '@/server/db/client'
import { invoiceLines, invoices } from '@/server/db/schema'
import { SERIES_OF } from '@/services/billing/invoices/invoice-states.rules'
import { payableDay } from '@/services/billing/payments/late-charges.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { currentDay } from '@/services/format/format.rules'
import { aCompany } from '../people/users.factory'
import { the } from '../the'

type Change = Partial<typeof invoices.$inferInsert>
type Overrides = Change & { company?: Awaited<ReturnType<typeof aCompany>> }

/** An invoice with one line, as issuing leaves it or in the state that is asked for: 900.00, due in ten days. */
export async function anIssuedInvoice({ company, status = 'ISSUED', ...overrides }: Overrides = {}) {
  const owner = company ?? (await aCompany())
  const dueOn = overrides.dueOn ?? addDays(currentDay(), 10)
  const { total = '900.00', kind = 'EXTRA', paidTotal, ...own } = overrides
  const invoice = await transaction(async (tx) => {
    const [draft] = await tx
      .insert(invoices)
      .values({
        ...{ companyId: owner.id, kind, period: `${dueOn.slice(0, 7)}-01`, dueOn, total, rentalTotal: total },
        payableOn: payableDay(own.extendedTo ?? dueOn),
        ...own,
      })
      .returning()
    const { id, period } = the(draft ? [draft] : [])
    const line = { taxKind: 'RENTAL', kind: 'OTHER', period, label: 'Locação', quantity: 1 } as const
    await tx.insert(invoiceLines).values({ ...line, invoiceId: id, position: 1, unitAmount: total, amount: total })
    if (status === 'DRAFT') return change(tx, id, {})
    const series = SERIES_OF[kind]
    const { corporateName: corporate_name, tradeName: trade_name, cnpj, uf } = owner
    await change(tx, id, {
      ...{ status: 'ISSUED', series, number: await nextNumber(tx, series), issuedOn: addDays(dueOn, -10) },
      ...{ issuedAt: new Date(), customer: { corporate_name, trade_name, cnpj, uf } },
    })
    return change(tx, id, { status, ...(paidTotal && { paidTotal }) })
  })
  return { ...invoice, company: owner, txid: `FAT${String(invoice.number).padStart(6, '0')}` }
}

const change = async (tx: Tx, id: number, set: Change) =>
  the(
    await tx
      .update(invoices)
      .set({ updatedAt: new Date(), ...set })
      .where(eq(invoices.id, id))
      .returning(),
  )

export type IssuedInvoice = Awaited<ReturnType<typeof anIssuedInvoice>>
