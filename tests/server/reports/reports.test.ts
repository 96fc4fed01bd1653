import { REPORTS } from '@/services/reports/reports.rules'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { askReport, askReportCsv } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-11-26T15:00:00Z')

type Refused = { code: string; errors: string[]; fields?: Record<string, string[]> }

let admin: { token: string }
beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const refusal = async (key: string, query: Record<string, string | number>) => {
  const { status, body } = await askReport<Refused>(admin, key, query)
  const file = await askReportCsv(admin, key, query)
  expect(file.status).toBe(status)
  return [status, body.fields]
}

describe('the period of a report', () => {
  it('is of twelve months until now, unless others are asked for', async () => {
    expect((await askReport(admin, 'billing')).body.period).toEqual({ from: '2025-12', to: '2026-11' })
    expect((await askReport(admin, 'billing', { to: '2026-03' })).body.period).toEqual({
      from: '2025-04',
      to: '2026-03',
    })
    const whole = { from: '2024-12', to: '2026-11' }
    expect((await askReport(admin, 'billing', whole)).body.period).toEqual(whole)
  })

  it.each([
    [{ from: '2026-11', to: '2026-10' }, { from: ['O primeiro mês não pode vir depois do último'] }],
    [{ from: '2024-11', to: '2026-11' }, { from: ['Escolha no máximo 24 meses'] }],
    [{ to: '2026-12' }, { to: ['Escolha um mês até 11/2026'] }],
    [{ from: '2027-01' }, { from: ['Escolha um mês até 11/2026'] }],
    [{ from: '2026-13' }, { from: ['Use um mês como 2026-11'] }],
    [
      { from: '0000-01', to: '0000-02' },
      { from: ['Use um mês como 2026-11'], to: ['Use um mês como 2026-11'] },
    ],
  ])('is refused as %j', async (query, fields) => {
    expect(await refusal('billing', query)).toEqual([400, fields])
  })
})

describe('what a report is asked for', () => {
  it.each([
    ['billing', { company_id: 999_999 }, { company_id: ['Não encontramos essa empresa'] }],
    ['billing', { product_id: 1 }, { product_id: ['Esse relatório não tem esse filtro'] }],
    [
      'billing',
      { group: 'weekday' },
      { group: ['Esse relatório não se agrupa assim, só por: month_company, month, company'] },
    ],
    ['receivables', { from: '2026-10' }, { from: ['Esse relatório mostra a situação de hoje e não tem período'] }],
    ['billing', { everything: 'yes' }, { everything: ['Filtro desconhecido'] }],
  ])('is refused for %s as %j', async (key, query, fields) => {
    expect(await refusal(key, query as Record<string, string | number>)).toEqual([400, fields])
  })

  it('is not found under another key', async () => {
    expect((await askReport(admin, 'toString')).status).toBe(404)
    expect((await askReportCsv(admin, 'weather')).status).toBe(404)
  })
})

describe('who reads a report', () => {
  const readable = async (groups: Parameters<typeof aStaffUser>[0]): Promise<string[]> => {
    const person = await aStaffUser(groups)
    const keys: string[] = []
    for (const { key } of REPORTS) {
      const [table, file] = [await askReport(person, key), await askReportCsv(person, key)]
      expect(file.status).toBe(table.status)
      expect([200, 403]).toContain(table.status)
      if (table.status === 200) keys.push(key)
    }
    return keys
  }
  const OF_MONEY = ['billing', 'receivables']

  it('is decided by the report: money by who bills, the others by who has the dashboard', async () => {
    // Costs are a customer's (costs.test.ts).
    const all = REPORTS.filter(({ ofActiveCompany }) => !ofActiveCompany).map(({ key }) => key)
    expect(await readable(['ADMINISTRADOR'])).toEqual(all)
    expect(await readable(['FINANCEIRO'])).toEqual(OF_MONEY)
    expect(await readable(['GERENTE VENDEDOR'])).toEqual(all.filter((key) => !OF_MONEY.includes(key)))
    expect(await readable(['OPERAÇÃO'])).toEqual([])
    expect(await readable(['VENDEDOR'])).toEqual([])
  })

  it('is nobody of a customer', async () => {
    expect((await askReport(await aUser(), 'billing')).status).toBe(403)
  })
})

describe('a report of more rows than a table shows', () => {
  it('has its totals and its CSV, and no rows', async () => {
    const company = await aCompany()
    await rowsOf(
      `with made as (
        insert into companies (corporate_name, trade_name, cnpj, uf, active)
        select 'Muitas ' || n, 'Muitas ' || n, '9' || lpad(n::text, 13, '0'), 'SP', true from generate_series(1, 10000) n returning id),
      drafts as (
        insert into invoices (company_id, kind, period, due_on, payable_on, total, rental_total)
        select id, 'EXTRA', '2026-11-01', '2026-12-05', '2026-12-07', '1.25', '1.25'
        from (select id from made union all select $1::int) every returning id)
      insert into invoice_lines (invoice_id, position, tax_kind, kind, period, label, quantity, unit_amount, amount)
      select id, 1, 'RENTAL', 'OTHER', '2026-11-01', 'Locação', 1, '1.25', '1.25' from drafts`,
      [company.id],
    )
    await rowsOf(`update invoices set status = 'ISSUED', series = 'A', number = id, issued_on = '2026-11-26', issued_at = now(),
      customer = '{}' where total = 1.25`)
    const { body } = await askReport(admin, 'receivables')
    expect(body).toMatchObject({
      count: 10_001,
      too_many: true,
      rows: [],
      totals: { total: '12501.25', invoices: 10_001 },
    })
    const lines = (await askReportCsv(admin, 'receivables')).body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(10_002)
  })
})
