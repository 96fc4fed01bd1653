import { db } from '@/server/db/client'
import { returnItems } from '@/server/db/schema'
import type { Report } from '@/services/reports/reports.schema'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport, askReportCsv } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { shiftClockTo } from '@/tests/setup/shift-clock'

shiftClockTo('2026-11-26T15:00:00Z')

type Condition = 'good' | 'damaged' | 'missing'

let staff: { token: string }
let team: Team
let first: { id: number; name: string }
let second: { id: number; name: string }

/** A unit that came back to the house and was appraised; without a condition it is not yet. */
async function cameBack(packageId: number, productId: number, condition: Condition | null, day: string): Promise<void> {
  const unit = the(await someUnits(productId, 1))
  const appraisedAt = condition && new Date(`${day}-03:00`)
  await db()
    .insert(returnItems)
    .values({ packageId, unitId: unit.id, condition, appraisedAt, closedAt: appraisedAt ?? new Date() })
}

beforeAll(async () => {
  staff = await aStaffUser(['GERENTE VENDEDOR'])
  team = await aTeamAt('PACKAGING')
  first = the(team.products)
  second = await aProduct({ productTypeId: the(team.products).productTypeId, units: 0 })
  const parcel = the(await rowsOf<{ id: number }>('select id from packages where order_id = $1', [team.orderId])).id
  // The last evening of October, in São Paulo.
  await cameBack(parcel, first.id, 'damaged', '2026-10-31T23:59:59')
  await cameBack(parcel, first.id, 'good', '2026-11-01T00:00:00')
  await cameBack(parcel, first.id, 'good', '2026-11-10T10:00:00')
  await cameBack(parcel, second.id, 'damaged', '2026-11-10T10:00:00')
  await cameBack(parcel, second.id, 'missing', '2026-11-11T10:00:00')
  await cameBack(parcel, first.id, 'damaged', '2026-11-12T10:00:00')
  await cameBack(parcel, first.id, null, '2026-11-12T10:00:00')
})

const report = async (query = {}): Promise<Report> => (await askReport(staff, 'returns', query)).body

const NOVEMBER = { month: '2026-11', appraised: 5, good: 2, worn: 0, damaged: 2, missing: 1, damage_share: 40 }

describe('returned units by condition', () => {
  it('count in the month of their appraisal, a sum of conditions', async () => {
    const { rows, totals } = await report({ from: '2026-09' })
    expect(rows).toEqual([
      NOVEMBER,
      { month: '2026-10', appraised: 1, good: 0, worn: 0, damaged: 1, missing: 0, damage_share: 100 },
      { month: '2026-09', appraised: 0, good: 0, worn: 0, damaged: 0, missing: 0, damage_share: null },
    ])
    expect(totals).toEqual({ appraised: 6, good: 2, worn: 0, damaged: 3, missing: 1, damage_share: 50 })
  })

  it('are summed up by product, the most appraised first', async () => {
    const { rows } = await report({ group: 'product' })
    expect(rows).toEqual([
      {
        product: first.name,
        product_id: first.id,
        appraised: 4,
        good: 2,
        worn: 0,
        damaged: 2,
        missing: 0,
        damage_share: 50,
      },
      {
        product: second.name,
        product_id: second.id,
        appraised: 2,
        good: 0,
        worn: 0,
        damaged: 1,
        missing: 1,
        damage_share: 50,
      },
    ])
  })

  it('are of one product or company', async () => {
    expect((await report({ product_id: second.id })).totals).toMatchObject({ appraised: 2, damaged: 1, missing: 1 })
    expect((await report({ company_id: team.company.id })).totals).toMatchObject({ appraised: 6 })
    const [stranger] = await rowsOf<{ id: number }>(
      `insert into companies (corporate_name, trade_name, cnpj, uf) values ('Outra', 'Outra', '77777777777777', 'SP') returning id`,
    )
    expect((await report({ company_id: stranger?.id })).totals).toMatchObject({ appraised: 0, damage_share: null })
  })

  it('have the same figures as CSV', async () => {
    expect(readCsvRows((await askReportCsv(staff, 'returns', { from: '2026-11' })).body)).toEqual([
      {
        ...{ Mês: '11/2026', Avaliadas: '5', 'Em bom estado': '2', 'Desgaste normal': '0', 'Com avaria': '2' },
        ...{ 'Não devolvidas': '1', 'Parte com avaria (%)': '40' },
      },
    ])
  })
})
