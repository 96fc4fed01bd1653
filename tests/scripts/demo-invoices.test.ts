/** @database demo */
import { rowsOf } from '@/tests/factories/rows'

const count = async (where: string) =>
  Number((await rowsOf<{ n: string }>(`select count(*) as n from invoices where ${where}`))[0]?.n)

describe('the invoices of the demo data', () => {
  it.each([
    ['paid ones', `status = 'PAID'`],
    ['one that is late', `status = 'ISSUED' and payable_on < current_date - 5 and paid_total = 0`],
    ['one that is paid by half', `status = 'ISSUED' and paid_total > 0 and paid_total < total`],
    ['one that was cancelled', `status = 'CANCELED'`],
    [
      'the one that took its place',
      `status <> 'CANCELED' and number > 0 and (company_id, period) in (select company_id, period from invoices where status = 'CANCELED')`,
    ],
    ['a draft apart from the months', `status = 'DRAFT' and kind = 'EXTRA'`],
    [
      'a monthly draft with an exchange inside its month',
      `status = 'DRAFT' and id in (select invoice_id from invoice_measurements where notes ? 'exchanged_in')`,
    ],
    [
      'a monthly draft with an upgrade inside its month',
      `status = 'DRAFT' and id in (select invoice_id from invoice_measurements where notes ? 'upgraded')`,
    ],
  ])('hold %s', async (_, where) => {
    expect(await count(where)).toBeGreaterThan(0)
  })

  it('are of the last three months', async () => {
    const months = await rowsOf(
      `select distinct period::text from invoices where kind = 'MONTHLY' and status <> 'DRAFT'`,
    )
    expect(months.length).toBeGreaterThanOrEqual(2)
    expect(await count(`period < date_trunc('month', now()) - interval '3 months'`)).toBe(0)
  })

  it('are numbered without a gap, and were issued in their own time', async () => {
    expect(await rowsOf(`select count(*) = max(number) as complete from invoices where series = 'A'`)).toEqual([
      { complete: true },
    ])
    expect(await count(`issued_at > now() - interval '10 minutes'`)).toBe(0)
  })
})
