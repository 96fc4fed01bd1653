import {
  reminderDue,
  type RemindedInvoice,
  remindersOf,
  reminderWindow,
} from '@/services/billing/reminders/reminder-days.rules'
import fc from 'fast-check'
import { payableDay } from '@/services/billing/payments/late-charges.rules'
import { addDays, isBusinessDay } from '@/services/orders/business-days.rules'

const invoice = (dueOn: string, issuedOn = '2026-10-01'): RemindedInvoice => ({
  issuedOn,
  dueOn,
  payableOn: payableDay(dueOn),
})

const daysOf = (one: RemindedInvoice) => remindersOf(one).map(({ step, day }) => `${step} ${day}`)

describe('the reminders of an invoice', () => {
  it.each([
    [
      'due on a Thursday',
      '2026-12-10',
      [
        'due_soon 2026-12-07',
        'due_today 2026-12-10',
        'late_1 2026-12-11',
        'late_5 2026-12-15',
        'late_15 2026-12-28',
        'late_30 2027-01-11',
      ],
    ],
    [
      'due on a Saturday, payable on Monday',
      '2026-12-05',
      [
        'due_soon 2026-12-02',
        'due_today 2026-12-07',
        'late_1 2026-12-08',
        'late_5 2026-12-14',
        'late_15 2026-12-22',
        'late_30 2027-01-06',
      ],
    ],
    [
      'due at Christmas, a Friday',
      '2026-12-25',
      [
        'due_soon 2026-12-22',
        'due_today 2026-12-28',
        'late_1 2026-12-29',
        'late_5 2027-01-04',
        'late_15 2027-01-12',
        'late_30 2027-01-27',
      ],
    ],
    [
      'due on the Friday before Carnival, where two fall on Ash Wednesday',
      '2027-02-05',
      [
        'due_soon 2027-02-02',
        'due_today 2027-02-05',
        'late_1 2027-02-10',
        'late_5 2027-02-10',
        'late_15 2027-02-22',
        'late_30 2027-03-08',
      ],
    ],
  ])('%s', (_, dueOn, days) => {
    expect(daysOf(invoice(dueOn))).toEqual(days)
  })

  it('leave out what the notice of its issue has said that day', () => {
    expect(daysOf(invoice('2026-12-10', '2026-12-07'))[0]).toBe('due_today 2026-12-10')
  })

  it('fall on business days, in their order, inside the window in which invoices are looked for', () => {
    const day = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(day, (dueOn) => {
        const one = invoice(dueOn, addDays(dueOn, -40))
        const days = remindersOf(one).map((reminder) => reminder.day)
        expect(days.filter((each) => !isBusinessDay(each))).toEqual([])
        expect(days.toSorted()).toEqual(days)
        for (const each of days) {
          const { from, until } = reminderWindow(each)
          expect(from <= one.payableOn && one.payableOn <= until).toBe(true)
        }
      }),
    )
  })
})

describe('the reminder due on a day', () => {
  const on = (today: string, one = invoice('2026-12-10')) => reminderDue(one, today)?.step

  it.each([
    ['2026-12-04', undefined],
    ['2026-12-07', 'due_soon'],
    ['2026-12-09', 'due_soon'],
    ['2026-12-10', 'due_today'],
    ['2026-12-11', 'late_1'],
    ['2026-12-14', 'late_1'],
    ['2026-12-15', 'late_5'],
    ['2026-12-28', 'late_15'],
    ['2027-01-11', 'late_30'],
    ['2027-02-10', 'late_30'],
    ['2027-02-11', undefined],
  ] as const)('on %s is %s, the newest whose day has come', (today, step) => {
    expect(on(today)).toBe(step)
  })

  it('is the later of two that fall on one day', () => {
    expect(on('2027-02-10', invoice('2027-02-05'))).toBe('late_5')
  })
})
