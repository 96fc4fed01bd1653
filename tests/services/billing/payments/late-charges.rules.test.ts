import fc from 'fast-check'
import { dueDayOf, payableDay, computeBalance } from '@/services/billing/payments/late-charges.rules'
import { addDays, isBusinessDay } from '@/services/orders/business-days.rules'

describe('the due day of a month’s invoice', () => {
  it.each([
    ['the 5th of the month after', '2026-11', 5, '2026-12-01', '2026-12-05'],
    ['the agreed day', '2026-11-01', 28, '2026-12-01', '2026-12-28'],
    ['in the next year after December', '2026-12', 10, '2027-01-01', '2027-01-10'],
    ['the agreed day with three business days left', '2026-11', 10, '2026-12-07', '2026-12-10'],
    ['five days after the issue with two left', '2026-11', 10, '2026-12-08', '2026-12-14'], // the 13th is a Sunday
    ['five days after the issue on the agreed day', '2026-11', 10, '2026-12-10', '2026-12-15'],
    ['five days after the issue long after the agreed day', '2026-08', 5, '2026-11-16', '2026-11-23'], // the 21st is a Saturday
    ['not counting a holiday among the days left', '2026-12', 5, '2026-12-31', '2027-01-05'],
    ['moved past a holiday after a late issue', '2026-10', 5, '2026-11-15', '2026-11-23'], // the 20th is a holiday, a Friday
  ])('is %s', (_, period, dueDay, issuedOn, expected) => {
    expect(dueDayOf({ period, dueDay, issuedOn })).toBe(expected)
  })
})

describe('the last day without charges', () => {
  it.each([
    ['the due day itself', '2026-12-10', '2026-12-10'],
    ['Monday, due on a Saturday', '2026-12-05', '2026-12-07'],
    ['Monday, due on a holiday before a weekend', '2026-12-25', '2026-12-28'],
    ['Ash Wednesday, due on the Saturday of Carnival', '2027-02-06', '2027-02-10'],
  ])('is %s', (_, dueOn, expected) => {
    expect(payableDay(dueOn)).toBe(expected)
  })
})

describe('the charges of a late payment', () => {
  it.each([
    ['L1', 90_000, '2026-12-10', '2026-12-10', 0, 0, 0, 90_000],
    ['L2', 90_000, '2026-12-10', '2026-12-11', 1, 1_800, 30, 91_830],
    ['L3', 90_000, '2026-12-10', '2026-12-20', 10, 1_800, 300, 92_100],
    ['L4', 90_000, '2026-12-10', '2027-01-09', 30, 1_800, 900, 92_700],
    ['L5', 90_000, '2026-12-12', '2026-12-14', 0, 0, 0, 90_000],
    ['L6', 90_000, '2026-12-12', '2026-12-15', 3, 1_800, 90, 91_890],
    ['L7', 90_000, '2026-12-25', '2026-12-28', 0, 0, 0, 90_000],
    ['L8', 90_000, '2026-12-25', '2026-12-29', 4, 1_800, 120, 91_920],
    ['L9', 1_753_800, '2026-12-05', '2026-12-22', 17, 35_076, 9_938, 1_798_814],
    ['L10', 4_990, '2026-12-10', '2026-12-17', 7, 100, 12, 5_102],
    ['L11', 1, '2026-12-10', '2027-03-10', 90, 0, 0, 1],
  ])('%s: %i cents due %s, paid %s', (_, total, dueOn, day, days, fine, interest, toPay) => {
    expect(computeBalance({ total, dueOn, payments: [], day })).toMatchObject({ days, fine, interest, toPay })
  })
})

const invoice = { total: 90_000, dueOn: '2026-12-10' }
const paid = (paidOn: string, cents: number) => ({ paidOn, cents })

describe('charges that another invoice bills', () => {
  it.each([
    ['are not asked for here', 2_100, [], { toPay: 90_000, overpaid: 0 }],
    ['leave the rest of the charges here', 2_000, [], { toPay: 90_100, overpaid: 0 }],
    ['make what is paid for them here credit', 2_100, [paid('2026-12-20', 92_100)], { toPay: 0, overpaid: 2_100 }],
    ['never are less than none', 9_900, [paid('2026-12-20', 90_000)], { toPay: 0, overpaid: 0 }],
  ])('%s', (_, billedCharges, payments, expected) => {
    expect(computeBalance({ ...invoice, payments, day: '2026-12-20', billedCharges })).toMatchObject(expected)
  })
})

describe('an invoice that is paid in parts', () => {
  it('owes charges on what was left after the payable day alone', () => {
    const payments = [paid('2026-12-09', 60_000)]
    expect(computeBalance({ ...invoice, payments, day: '2026-12-20' })).toEqual({
      open: 30_000,
      days: 10,
      fine: 600,
      interest: 100,
      chargesOpen: 700,
      toPay: 30_700,
      overpaid: 0,
    })
  })

  it('keeps the charges of a part that came late', () => {
    const payments = [paid('2026-12-20', 60_000)]
    // 600.00 for 10 days and 300.00 for 30.
    expect(computeBalance({ ...invoice, payments, day: '2027-01-09' })).toMatchObject({
      open: 30_000,
      days: 30,
      fine: 1_800,
      interest: 500,
      toPay: 32_300,
    })
  })

  it('gathers no more charges once nothing is left', () => {
    const payments = [paid('2026-12-20', 90_000)]
    expect(computeBalance({ ...invoice, payments, day: '2027-06-01' })).toMatchObject({
      open: 0,
      days: 10,
      chargesOpen: 2_100,
      toPay: 2_100,
    })
  })

  it('takes what is paid beyond the invoice for its charges first', () => {
    const payments = [paid('2026-12-20', 92_100)]
    expect(computeBalance({ ...invoice, payments, day: '2026-12-20' })).toMatchObject({ toPay: 0, overpaid: 0 })
  })

  it('was overpaid by what is more than both', () => {
    const payments = [paid('2026-12-20', 92_100), paid('2026-12-21', 500)]
    expect(computeBalance({ ...invoice, payments, day: '2026-12-21' })).toMatchObject({ toPay: 0, overpaid: 500 })
  })

  it('does not count a payment of a later day', () => {
    expect(computeBalance({ ...invoice, payments: [paid('2026-12-09', 90_000)], day: '2026-12-08' })).toMatchObject({
      open: 90_000,
      toPay: 90_000,
    })
  })
})

describe('an invoice that is contested', () => {
  it.each([
    ['before it is late', '2026-12-10', 0, 90_000],
    ['when it is late', '2026-12-20', 10, 92_100],
  ])('owes no more charges than on the day it was contested: %s', (_, contestedOn, days, toPay) => {
    expect(computeBalance({ ...invoice, payments: [], day: '2027-01-09', contestedOn })).toMatchObject({ days, toPay })
  })

  it('may be paid meanwhile', () => {
    const payments = [paid('2027-01-05', 92_100)]
    expect(computeBalance({ ...invoice, payments, day: '2027-01-09', contestedOn: '2026-12-20' })).toMatchObject({
      toPay: 0,
      overpaid: 0,
    })
  })
})

describe('any invoice with any payments', () => {
  const aDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-01', days))
  const aPayment = fc.record({ paidOn: aDay, cents: fc.integer({ min: 1, max: 5_000_000 }) })
  const anInvoice = fc.record({
    total: fc.integer({ min: 1, max: 10_000_000 }),
    dueOn: aDay,
    payments: fc.array(aPayment, { maxLength: 5 }),
  })
  const last = addDays('2026-11-01', 500)

  it('accounts for each cent that was paid', () => {
    fc.assert(
      fc.property(anInvoice, (one) => {
        const { open, fine, interest, chargesOpen, overpaid } = computeBalance({ ...one, day: last })
        const sum = one.payments.reduce((total, { cents }) => total + cents, 0)
        expect(one.total - open + (fine + interest - chargesOpen) + overpaid).toBe(sum)
      }),
    )
  })

  it('never costs less on a later day', () => {
    fc.assert(
      fc.property(anInvoice, aDay, (one, day) => {
        const known = one.payments.filter(({ paidOn }) => paidOn <= day)
        const [today, tomorrow] = [day, addDays(day, 1)].map((on) =>
          computeBalance({ ...one, payments: known, day: on }),
        )
        expect(tomorrow?.toPay).toBeGreaterThanOrEqual(today?.toPay ?? Infinity)
      }),
    )
  })

  it('is paid without charges until a business day', () => {
    fc.assert(
      fc.property(aDay, (dueOn) => {
        const day = payableDay(dueOn)
        expect(isBusinessDay(day)).toBe(true)
        expect(computeBalance({ total: 90_000, dueOn, payments: [], day }).toPay).toBe(90_000)
        expect(computeBalance({ total: 90_000, dueOn, payments: [], day: addDays(day, 1) }).toPay).toBeGreaterThan(
          91_800,
        )
      }),
    )
  })
})
