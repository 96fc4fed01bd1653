import fc from 'fast-check'
import { reversePayment } from '@/server/billing/payments/reverse-payment'
import { runChecks } from '@/server/doctor/doctor.service'
import type { Actor } from '@/services/auth/actor.rules'
import { currentDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { anIssuedInvoice } from '@/tests/factories/billing/issued-invoice.factory'
import { aClerk, ledgerOf, pay } from '@/tests/factories/billing/payments.factory'
import { rowsOf } from '@/tests/factories/rows'

let actor: Actor

beforeAll(async () => {
  ;({ actor } = await aClerk())
})

const aStep = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 120_000 }), daysAgo: fc.nat(20) }),
  fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(5) }),
)

async function take(id: number, step: typeof aStep extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
  if (step.kind === 'pay') {
    await pay(actor, id, { amount: toDecimal(step.cents), paid_on: addDays(currentDay(), -step.daysAgo) })
    return
  }
  const standing = await rowsOf<{ id: number }>(
    'select id from payments where invoice_id = $1 and reversed_at is null order by id',
    [id],
  )
  const payment = standing[step.which % Math.max(standing.length, 1)]
  // Somebody else may reverse the same one at once.
  if (payment)
    await reversePayment(actor, { id, paymentId: payment.id }, 'Engano').catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'conflict' })
    })
}

describe('any payments and reversals, two at once', () => {
  it('leave sums, status and credit in step, and nothing when all are reversed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(aStep, aStep), { minLength: 1, maxLength: 4 }), async (pairs) => {
        const { id } = await anIssuedInvoice({ dueOn: addDays(currentDay(), -10) })
        for (const pair of pairs) await Promise.all(pair.map((step) => take(id, step)))
        expect((await runChecks()).filter(({ name }) => name.startsWith('payment-'))).toEqual([])
        while ((await ledgerOf(id)).payments > 0) await take(id, { kind: 'reverse', which: 0 })
        expect(await ledgerOf(id)).toEqual({ status: 'ISSUED', paid: '0.00', payments: 0, credit: '0.00' })
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})
