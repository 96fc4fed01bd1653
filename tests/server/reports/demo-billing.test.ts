/** @database demo */
import type { Report } from '@/services/reports/reports.schema'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let admin: { token: string }
beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const report = async (key: string, query = {}): Promise<Report> => (await askReport(admin, key, query)).body

/** Each invoice with what was paid of it and what credit notes lessened, from the payments themselves. */
const LEDGER = `ledger as (
  select i.id, i.company_id, i.period, i.status, i.total, i.payable_on, i.current_due_on,
    coalesce(sum(p.amount) filter (where p.external_id like 'credit-note-%'), 0) as notes,
    coalesce(sum(p.amount) filter (where coalesce(p.external_id, '') not like 'credit-note-%'), 0) as money
  from invoices i left join payments p on p.invoice_id = i.id and p.reversed_at is null
  where i.kind in ('MONTHLY', 'EXTRA') and i.number is not null and i.status <> 'CANCELED'
  group by i.id)`

describe('what was billed', () => {
  it('equals the invoices and their payments, for each month and client', async () => {
    const { rows, period } = await report('billing')
    const expected = await rowsOf(
      `with ${LEDGER}, parts as (select *, total - least(total, notes + money) as left_open from ledger)
      select to_char(period, 'YYYY-MM') as month, company_id, (select corporate_name from companies where id = company_id) as company,
        count(id)::int as invoices, sum(total)::numeric(12, 2)::text as issued,
        sum(least(money, total - notes))::numeric(12, 2)::text as paid, sum(notes)::numeric(12, 2)::text as credited,
        sum(case when status = 'ISSUED' and payable_on >= (now() at time zone 'America/Sao_Paulo')::date then left_open else 0 end)::numeric(12, 2)::text as open,
        sum(case when status = 'ISSUED' and payable_on < (now() at time zone 'America/Sao_Paulo')::date then left_open else 0 end)::numeric(12, 2)::text as late,
        sum(case when status = 'UNCOLLECTIBLE' then left_open else 0 end)::numeric(12, 2)::text as uncollectible
      from parts where to_char(period, 'YYYY-MM') between $1 and $2
      group by period, company_id order by period desc, company, company_id`,
      [period?.from, period?.to],
    )
    expect(rows).toEqual(expected)
  })

  it.each(['month_company', 'month', 'company'])('is the sum of its parts, by %s', async (group) => {
    const { rows, totals } = await report('billing', { group })
    for (const row of [...rows, totals]) {
      const parts = ['paid', 'credited', 'open', 'late', 'uncollectible'].map((part) =>
        Math.round(Number(row[part]) * 100),
      )
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(Number(row.issued) * 100))
    }
    expect(totals).toEqual((await report('billing')).totals)
  })
})

describe('what is receivable', () => {
  it('equals what is open, by its age', async () => {
    const { rows } = await report('receivables')
    const expected = await rowsOf(
      `with ${LEDGER}, aged as (
        select company_id, total - notes - money as owed,
          case when (now() at time zone 'America/Sao_Paulo')::date > payable_on
            then (now() at time zone 'America/Sao_Paulo')::date - current_due_on end as age
        from ledger where status = 'ISSUED' and total > notes + money)
      select company_id, (select corporate_name from companies where id = company_id) as company, count(*)::int as invoices,
        sum(case when age is null then owed else 0 end)::numeric(12, 2)::text as not_due,
        sum(case when age <= 15 then owed else 0 end)::numeric(12, 2)::text as days_1_15,
        sum(case when age > 15 and age <= 30 then owed else 0 end)::numeric(12, 2)::text as days_16_30,
        sum(case when age > 30 and age <= 60 then owed else 0 end)::numeric(12, 2)::text as days_31_60,
        sum(case when age > 60 then owed else 0 end)::numeric(12, 2)::text as days_over_60,
        sum(owed)::numeric(12, 2)::text as total
      from aged group by company_id order by sum(owed) desc, company, company_id`,
    )
    expect(rows).toEqual(expected)
  })

  it('comes to all that is open, whatever its age', async () => {
    const { rows, totals } = await report('receivables')
    const open = await rowsOf<{ total: string }>(
      `select sum(total - paid_total)::numeric(12, 2)::text as total from invoices where status = 'ISSUED' and paid_total < total`,
    )
    expect(totals.total).toBe(the(open).total)
    for (const row of [...rows, totals]) {
      const ages = ['not_due', 'days_1_15', 'days_16_30', 'days_31_60', 'days_over_60']
      expect(ages.reduce((sum, age) => sum + Math.round(Number(row[age]) * 100), 0)).toBe(
        Math.round(Number(row.total) * 100),
      )
    }
  })
})
