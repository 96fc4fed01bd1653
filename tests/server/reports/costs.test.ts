/** @database demo */
import { COST_REPORT } from '@/services/reports/definitions/cost-report.rules'
import type { Report } from '@/services/reports/reports.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser, openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let companyId: number
let token: string

const managerOf = async (company: number): Promise<string> =>
  openSession(
    the(
      await rowsOf<{ id: number }>(
        'select id from users where company_id = $1 and is_company_admin and active order by id',
        [company],
      ),
    ).id,
  )

beforeAll(async () => {
  // With the most invoices, of which some have measured units.
  companyId = the(
    await rowsOf<{ company_id: number }>(`
      select i.company_id from invoices i join invoice_measurements m on m.invoice_id = i.id
      where i.status in ('ISSUED', 'PAID') group by 1 order by count(distinct i.id) desc, count(*) desc`),
  ).company_id
  token = await managerOf(companyId)
})

const costs = async (query = '', login = token): Promise<Report> =>
  (await callApi<Report>('GET', `/costs${query}`, { token: login })).body

/** Issued invoices of the company, credit notes among them as what they take away. */
const BILLED = `(select * from invoices where company_id = $1 and number is not null and status <> 'CANCELED')`

describe('what a company was billed', () => {
  it('equals its invoices without its credit notes, month by month', async () => {
    const { rows, totals } = await costs()
    const expected = await rowsOf(
      `select m.month, count(i.id) filter (where i.kind in ('MONTHLY', 'EXTRA'))::int as invoices,
        coalesce(sum(i.rental_total), 0)::numeric(12, 2)::text as rental, coalesce(sum(i.service_total), 0)::numeric(12, 2)::text as service,
        coalesce(sum(i.adjustments_total), 0)::numeric(12, 2)::text as other, coalesce(sum(i.total), 0)::numeric(12, 2)::text as total
      from unnest($2::text[]) m(month) left join ${BILLED} i on to_char(i.period, 'YYYY-MM') = m.month
      group by 1 order by 1 desc`,
      [companyId, rows.map(({ month }) => month)],
    )
    expect(rows).toEqual(expected)
    expect(rows).toHaveLength(12)
    expect(Number(totals.total)).toBeGreaterThan(0)
  })

  it.each(['address', 'person', 'label'])(
    'comes to the same total by %s, each row the sum of its parts',
    async (group) => {
      const { rows, totals } = await costs(`?group=${group}`)
      expect(rows.length).toBeGreaterThan(0)
      expect(totals.total).toBe((await costs()).totals.total)
      const cents = (value: unknown): number => Math.round(Number(value) * 100)
      for (const { rental, service, other, total } of rows)
        expect(cents(rental) + cents(service) + cents(other)).toBe(cents(total))
    },
  )

  it('is by address where each unit was when its measured days ended', async () => {
    const { rows } = await costs('?group=address')
    const measured = await rowsOf<{ id: number; unit_id: number; until: string; amount: string }>(
      `select m.id, m.unit_id, coalesce(m.ended_on, (m.period + interval '1 month')::date)::text as until, m.amount::text
      from invoice_measurements m join ${BILLED} i on i.id = m.invoice_id`,
      [companyId],
    )
    const sums = new Map<string, number>()
    for (const { unit_id, until, amount } of measured) {
      const [place] = await rowsOf<{ label: string }>(
        `select a.label from unit_events e join addresses a on a.id = e.address_id
        where e.unit_id = $1 and e.holder_id = $2 and e.id = (select max(id) from unit_events
          where unit_id = $1 and holder_id = $2 and created_at < ($3::date::timestamp at time zone 'America/Sao_Paulo'))`,
        [unit_id, companyId, until],
      )
      const name = place?.label ?? 'Sem endereço'
      sums.set(name, (sums.get(name) ?? 0) + Math.round(Number(amount) * 100))
    }
    const plain = rows
      .filter(({ address }) => address !== 'Sem equipamento')
      .map(({ address, rental, service }) => [address, Math.round((Number(rental) + Number(service)) * 100)])
    expect(new Map(plain as [string, number][])).toEqual(sums)
  })

  it.each(COST_REPORT.groups.map(({ key }) => key))('has the same rows as CSV, by %s', async (group) => {
    const { columns, rows } = await costs(`?group=${group}`)
    const csv = (await callApi<string>('GET', `/costs-csv-extract?group=${group}`, { token })).body
    const read = readCsvRows(csv)
    expect(read.map((row) => row.Total)).toEqual(rows.map(({ total }) => String(total).replace('.', ',')))
    expect(Object.keys(the(read))).toEqual(columns.map(({ label }) => label))
  })

  it('is of the active company alone, and of nobody else', async () => {
    const other = the(
      await rowsOf<{ id: number }>(
        `select c.id from companies c where c.id <> $1 and c.active
          and exists (select 1 from users u where u.company_id = c.id and u.is_company_admin and u.active)
          and not exists (select 1 from invoices i where i.company_id = c.id)`,
        [companyId],
      ),
    )
    expect((await costs('', await managerOf(other.id))).totals.total).toBe('0.00')
    const asked = await callApi('GET', `/costs?company_id=${String(companyId)}`, { token })
    expect(asked).toMatchObject({ status: 400, body: { fields: { company_id: [expect.any(String)] } } })
    const admin = await aStaffUser(['ADMINISTRADOR'])
    for (const path of ['/costs', '/reports/costs'])
      expect((await callApi('GET', path, { token: admin.token })).status).toBe(403)
    expect((await callApi('GET', '/reports/billing', { token })).status).toBe(403)
  })
})
