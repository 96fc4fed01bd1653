import fc from 'fast-check'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import type { UpdateInvoice } from '@/services/billing/invoices/invoice-commands.schema'
import { toCents } from '@/services/simulation/money.rules'
import { aBiller, aRentalDelivered } from '@/tests/factories/billing/running-orders'
import { draftOf, edit, readInvoice, toLine } from '@/tests/factories/billing/invoicing'

const sumOf = (invoice: Invoice, counts: (line: Invoice['lines'][number]) => boolean = () => true): number =>
  invoice.lines.filter(counts).reduce((cents, { amount }) => cents + toCents(amount), 0)

const MEASURED = ['MEASURED', 'COUPON', 'READJUSTMENT']

type Line = UpdateInvoice['lines'][number]

const money = fc.integer({ min: -100_000_00, max: 100_000_00 }).map((cents) => (cents / 100).toFixed(2))

const words = {
  tax_kind: fc.constantFrom('RENTAL', 'SERVICE'),
  label: fc.constantFrom('Frete', 'Dano', 'Correção'),
  quantity: fc.integer({ min: 1, max: 30 }),
}

/** Refused without a reason, with a negative freight or damage, and with days that nobody measured. */
const anything = fc.record({
  ...words,
  kind: fc.constantFrom('FREIGHT', 'DAMAGE', 'CORRECTION', 'OTHER', 'MEASURED'),
  unit_amount: money,
  reason: fc.constantFrom(null, 'Combinado com o cliente.'),
}) as fc.Arbitrary<Line>

const allowed = fc.record({
  ...words,
  kind: fc.constantFrom('CORRECTION', 'OTHER'),
  unit_amount: money.filter((amount) => Number(amount) !== 0),
  reason: fc.constant('Combinado com o cliente.'),
}) as fc.Arbitrary<Line>

const written = fc.oneof({ arbitrary: allowed, weight: 4 }, { arbitrary: anything, weight: 1 })

const anEdit = fc.record({
  keep: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  // Refused whenever it leaves a measured line out.
  dropsMeasured: fc.nat(4).map((one) => one === 0),
  // Refused without a reason, and when it makes a measured line negative.
  change: fc.option(fc.record({ unit_amount: money, reason: fc.constantFrom(null, 'Acordo.') }), { freq: 1 }),
  add: fc.array(written, { maxLength: 3 }),
  turn: fc.boolean(),
})

describe('random edits of a draft', () => {
  it('leave totals that are the sums of the lines to the cent, and change nothing when they are refused', async () => {
    const biller = await aBiller()
    const { companyId } = await aRentalDelivered('2026-11-16', { quantity: 2, products: 2 })
    const { id } = await draftOf(biller, companyId)
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(anEdit, async ({ keep, dropsMeasured, change, add, turn }) => {
        const before = await readInvoice(biller, id)
        const kept = before.lines
          .filter(({ kind }, index) => keep[index % keep.length] === true || (kind === 'MEASURED' && !dropsMeasured))
          .map(toLine)
        const [first, ...rest] = kept
        const changed = first && change ? [{ ...first, ...change }, ...rest] : kept
        const lines = [...changed, ...add]
        const { status } = await edit(biller, before, { lines: turn ? lines.toReversed() : lines })
        const after = await readInvoice(biller, id)
        if (status !== 200) expect(after).toEqual(before)
        else accepted += 1
        const measuredIds = ({ lines: some }: Invoice) =>
          some.flatMap(({ kind, id }) => (kind === 'MEASURED' ? [id] : []))
        expect(measuredIds(after).toSorted()).toEqual(measuredIds(before).toSorted())
        const isMeasured = ({ kind }: { kind: string }) => MEASURED.includes(kind)
        expect(toCents(after.total)).toBe(sumOf(after))
        expect(toCents(after.rental_total)).toBe(sumOf(after, (line) => isMeasured(line) && line.tax_kind === 'RENTAL'))
        expect(toCents(after.service_total)).toBe(
          sumOf(after, (line) => isMeasured(line) && line.tax_kind === 'SERVICE'),
        )
        expect(toCents(after.adjustments_total)).toBe(sumOf(after, (line) => !isMeasured(line)))
      }),
      { numRuns: 60 },
    )
    // About three of four are accepted.
    expect(accepted).toBeGreaterThan(20)
    expect(accepted).toBeLessThan(60)
  })
})
