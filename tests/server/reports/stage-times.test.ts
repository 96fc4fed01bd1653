/** @breaks order-moves */
import type { Report } from '@/services/reports/reports.schema'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport, askReportCsv } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'

// Months before the orders of the test itself.
const PERIOD = { from: '2025-10', to: '2025-12' }

type Person = Awaited<ReturnType<typeof aStaffUser>>

let manager: Person
let seller: Person
let companyId: number
let orderId: number

/** An order leaves a stage; times are São Paulo's. */
const leaves = (
  stage: string,
  came: string,
  left: string,
  { due, to = 'SHIPPING', by }: { due?: string; to?: string; by?: Person } = {},
) =>
  rowsOf(
    `insert into order_moves (order_id, company_id, seller_id, at, from_stage, to_stage, entered_at, due_at,
      fee_before, fee_after, active_before, active_after)
    values ($1, $2, $3, $4::timestamp at time zone 'America/Sao_Paulo', $5, $6, $7::timestamp at time zone 'America/Sao_Paulo',
      $8::timestamp at time zone 'America/Sao_Paulo', 100, 100, 100, 100)`,
    [orderId, companyId, by?.id ?? null, left, stage, to, came, due ?? null],
  )

beforeAll(async () => {
  manager = await aStaffUser(['GERENTE VENDEDOR'])
  seller = await aStaffUser(['VENDEDOR'], { username: 'Vera Vendas' })
  const team = await aTeamAt('PROPOSAL_AGREEMENT')
  ;[orderId, companyId] = [team.orderId, team.company.id]
  // Friday 16:00 until Monday 10:00: two hours and one.
  await leaves('PACKAGING', '2025-11-28 16:00', '2025-12-01 10:00', { due: '2025-12-01 18:00', by: seller })
  // A day that is a holiday does not count, nor do the hours outside of the office.
  await leaves('PACKAGING', '2025-12-24 09:00', '2025-12-26 18:00', { due: '2025-12-26 17:00', by: seller })
  // Back in the stage after a rollback: another stay, of half a day. Nobody recorded its deadline.
  await leaves('PACKAGING', '2025-12-29 09:00', '2025-12-29 13:30')
  // The last minute of November, in São Paulo.
  await leaves('SHIPPING', '2025-11-28 09:00', '2025-11-30 23:59', { due: '2025-11-28 18:00', to: 'DELIVERY_INFO' })
  // A rental is no waiting; what stays in its stage leaves none; October has nothing.
  await leaves('ONGOING', '2025-11-01 09:00', '2025-12-10 09:00', { to: 'RETURNING' })
})

const report = async (query = {}): Promise<Report> =>
  (await askReport(manager, 'stage-times', { ...PERIOD, ...query })).body

// 180, 1080 and 270 minutes of days of 540.
const PACKAGING = { stays: 3, mean_days: 0.9, median_days: 0.5, p90_days: 2, late: 1, late_share: 50 }
const SHIPPING = { stays: 1, mean_days: 1, median_days: 1, p90_days: 1, late: 1, late_share: 100 }

describe('how long orders stay in a stage', () => {
  it('is counted in business days of nine hours, each stay for itself', async () => {
    const { rows, totals } = await report()
    expect(rows).toEqual([
      { stage: 'Preparação', ...PACKAGING },
      { stage: 'Envio', ...SHIPPING },
    ])
    // Of 180, 270, 540 and 1080 minutes.
    expect(totals).toEqual({ stays: 4, mean_days: 1, median_days: 0.5, p90_days: 2, late: 2, late_share: 66.7 })
  })

  it('counts in the month in which the stay ended', async () => {
    const { rows } = await report({ group: 'month_stage' })
    expect(rows).toEqual([
      { month: '2025-12', stage: 'Preparação', ...PACKAGING },
      { month: '2025-11', stage: 'Envio', ...SHIPPING },
    ])
    expect((await report({ from: '2025-10', to: '2025-10' })).rows).toEqual([])
  })

  it('is told apart by who answers for the orders', async () => {
    const { rows } = await report({ group: 'seller' })
    expect(rows).toEqual([
      {
        seller: 'Sem responsável',
        seller_id: null,
        stays: 2,
        mean_days: 0.8,
        median_days: 0.5,
        p90_days: 1,
        late: 1,
        late_share: 100,
      },
      {
        seller: 'Vera Vendas',
        seller_id: seller.id,
        stays: 2,
        mean_days: 1.2,
        median_days: 0.3,
        p90_days: 2,
        late: 1,
        late_share: 50,
      },
    ])
  })

  it('is of one seller or company', async () => {
    expect((await report({ seller_id: seller.id })).totals).toMatchObject({ stays: 2, late: 1 })
    expect((await report({ company_id: companyId })).totals).toMatchObject({ stays: 4 })
    expect((await report({ company_id: (await aCompany()).id })).rows).toEqual([])
    const unknown = await askReport<{ fields: object }>(manager, 'stage-times', { ...PERIOD, seller_id: 999_999 })
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      { seller_id: ['Não encontramos essa pessoa da equipe'] },
    ])
  })

  it('has the same figures as CSV', async () => {
    expect(readCsvRows((await askReportCsv(manager, 'stage-times', PERIOD)).body)[0]).toEqual({
      ...{ Etapa: 'Preparação', Saídas: '3', 'Média em dias úteis': '0,9', Mediana: '0,5', '9 em 10 até': '2' },
      ...{ Atrasadas: '1', 'Parte atrasada (%)': '50' },
    })
  })
})
