import { db } from '@/server/db/client'
import { orderAddenda } from '@/server/db/schema'
import { toDay } from '@/services/format/format.rules'
import type { Report } from '@/services/reports/reports.schema'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const THIS_MONTH = toDay(new Date()).slice(0, 7)
const AHEAD = shiftMonth(THIS_MONTH, 3)

let staff: { token: string }
let fee: number

type Rental = { id: number; fee: number; created_by: number }

/** A rental, running or over, whose term ends on that day. */
async function aRental(endsOn: string, stage: 'ONGOING' | 'FINISHED' = 'ONGOING'): Promise<Rental> {
  const { orderId } = await aTeamAt(stage)
  return the(
    await rowsOf<Rental>(
      'update orders set ends_on = $2 where id = $1 returning id, monthly_fee::float as fee, created_by',
      [orderId, endsOn],
    ),
  )
}

beforeAll(async () => {
  staff = await aStaffUser(['GERENTE VENDEDOR'])
  const open = await aRental(`${AHEAD}-28`)
  ;({ fee } = open)
  const renewed = await aRental(`${shiftMonth(AHEAD, 24)}-05`)
  const terms = { beginsOn: `${AHEAD}-05`, endsOn: `${shiftMonth(AHEAD, 24)}-05`, durationMonths: 24 }
  for (const [number, status] of [
    ['0001', 'refused'],
    ['0002', 'accepted'],
  ] as const)
    await db()
      .insert(orderAddenda)
      .values({
        ...{ orderId: renewed.id, number, status, createdBy: renewed.created_by, ...terms },
        ...{ monthlyFeeBefore: '100.00', monthlyFee: '110.50' },
      })
  // Given back long before its term: no contract of that month any more.
  await aRental(`${AHEAD}-10`, 'FINISHED')
})

const report = async (query = {}): Promise<Report> => (await askReport(staff, 'portfolio', query)).body

describe('contracts by the month in which their term ends', () => {
  it('are renewed or open; a period until now goes on for twelve months', async () => {
    const { rows } = await report({ from: THIS_MONTH })
    expect(rows.find(({ month }) => month === AHEAD)).toEqual({
      ...{ month: AHEAD, due: 2, renewed: 1, open: 1, renewed_share: 50 },
      ...{ renewed_fee: '110.50', open_fee: fee.toFixed(2), ended: 0, ended_fee: '0.00' },
    })
    expect(rows.every(({ month }) => String(month) <= shiftMonth(THIS_MONTH, 12))).toBe(true)
  })

  it('that were given back earlier are not due, and count in the month of their end', async () => {
    const { rows } = await report({ from: THIS_MONTH })
    expect(rows.find(({ month }) => month === THIS_MONTH)).toEqual({
      ...{ month: THIS_MONTH, due: 0, renewed: 0, open: 0, renewed_share: null, renewed_fee: '0.00', open_fee: '0.00' },
      ...{ ended: 1, ended_fee: fee.toFixed(2) },
    })
  })

  it('of a period that is over end with it', async () => {
    const last = shiftMonth(THIS_MONTH, -1)
    expect((await report({ from: shiftMonth(last, -3), to: last })).rows).toEqual([])
  })

  it('are the same by who answers for them', async () => {
    const [byMonth, bySeller] = [
      await report({ from: THIS_MONTH }),
      await report({ from: THIS_MONTH, group: 'seller' }),
    ]
    expect(bySeller.totals).toEqual(byMonth.totals)
  })
})
