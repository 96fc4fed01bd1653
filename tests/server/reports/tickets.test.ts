/** @breaks ticket-clocks ticket-history ticket-first-response */
import { db } from '@/server/db/client'
import { ticketRatings } from '@/server/db/schema'
import type { tickets } from '@/server/db/schema'
import type { Report } from '@/services/reports/reports.schema'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aRunningTeam } from '@/tests/factories/orders/exchanges'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { askReport, askReportCsv } from '@/tests/factories/reports/ask-report'
import { aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'
import { the } from '@/tests/factories/the'
import { shiftClockTo } from '@/tests/setup/shift-clock'

// A running rental is needed, whose commands wait: the clock goes on.
shiftClockTo('2026-11-26T15:00:00Z')

type Ticket = Partial<typeof tickets.$inferInsert>
type Person = Awaited<ReturnType<typeof aUser>>

const at = (instant: string) => new Date(`${instant}:00-03:00`)
const CLOSED = { status: 'CLOSED', waitingFor: null, closings: 1 } as const

let manager: Person
let other: Person
let staff: Person
let product: { id: number; name: string }
let running: Awaited<ReturnType<typeof aRunningTeam>>

const rate = async (ticketId: number, score: number, createdAt: Date): Promise<void> => {
  await db().insert(ticketRatings).values({ ticketId, closingNo: 1, score, ratedBy: manager.id, createdAt })
}

beforeAll(async () => {
  running = await aRunningTeam({ quantity: 3 })
  product = running.product
  manager = running.team.customer
  other = await aUser()
  staff = await aStaffUser(['GERENTE VENDEDOR'])
  const unit = the(running.units)
  const ofUnit = { unitId: unit.id, unitSerial: unit.serial, unitProduct: product.name }
  const ticket = (overrides: Ticket, opener: Person = manager) => aTicketRow(opener, overrides)

  const good = await ticket({
    ...{ ...CLOSED, ...ofUnit, createdAt: at('2026-10-05T10:00'), closedAt: at('2026-10-09T12:00') },
    ...{ firstResponseDueAt: at('2026-10-06T10:00'), firstResponseAt: at('2026-10-05T11:00') },
    resolutionDueAt: at('2026-10-10T10:00'),
  })
  await rate(good.id, 5, at('2026-10-12T09:00'))
  // Opened on the last evening of October, answered and solved too late.
  const late = await ticket({
    ...{ ...CLOSED, ...ofUnit, createdAt: at('2026-10-31T23:30'), closedAt: at('2026-11-20T12:00') },
    ...{ firstResponseDueAt: at('2026-11-03T14:00'), firstResponseAt: at('2026-11-04T09:00') },
    ...{ resolutionDueAt: at('2026-11-10T10:00'), breached: ['first_response', 'resolution'] },
  })
  await rate(late.id, 2, at('2026-11-21T09:00'))
  // Closed before an answer was due: none is missing.
  await ticket({
    ...{ ...CLOSED, category: 'QUESTION', createdAt: at('2026-11-20T10:00'), closedAt: at('2026-11-20T15:00') },
    ...{ firstResponseDueAt: at('2026-11-23T10:00'), resolutionDueAt: at('2026-11-25T10:00') },
  })
  // Nobody has answered.
  await ticket({
    ...{ category: 'DELIVERY', createdAt: at('2026-11-24T10:00'), runningSince: at('2026-11-24T10:00') },
    ...{ firstResponseDueAt: at('2026-11-25T10:00'), resolutionDueAt: at('2026-12-02T10:00') },
  })
  const answered = { createdAt: at('2026-11-10T10:00'), firstResponseAt: at('2026-11-10T11:00') }
  const dueInNovember = { firstResponseDueAt: at('2026-11-11T10:00'), resolutionDueAt: at('2026-11-20T10:00') }
  // Waits for the customer: its clock stands still.
  await ticket({
    ...answered,
    ...dueInNovember,
    category: 'QUESTION',
    status: 'IN_PROGRESS',
    waitingFor: 'customer',
    waitingSince: answered.firstResponseAt,
  })
  // Answered, and not solved by its day.
  await ticket({
    ...answered,
    ...dueInNovember,
    category: 'BILLING',
    status: 'IN_PROGRESS',
    runningSince: answered.createdAt,
  })
  // Goes on in another one.
  await ticket({ ...CLOSED, ...answered, ...dueInNovember, closedAt: at('2026-11-12T10:00'), mergedIntoId: good.id })
  // Of another company: answered before it was due, and its time has not come.
  await ticket(
    {
      ...{ category: 'LOSS', createdAt: at('2026-11-01T00:00'), runningSince: at('2026-11-01T00:00') },
      firstResponseAt: at('2026-11-02T10:00'),
      ...{ firstResponseDueAt: at('2026-11-28T10:00'), resolutionDueAt: at('2026-12-05T10:00') },
    },
    other,
  )
})

const report = async (query = {}): Promise<Report> => (await askReport(staff, 'tickets', query)).body

const NOVEMBER = {
  ...{
    month: '2026-11',
    opened: 5,
    closed: 2,
    responses: 4,
    responses_in_time: 50,
    solutions: 3,
    solutions_in_time: 33.3,
  },
  ...{ ratings: 1, rating: 2, defects: 0 },
}
const OCTOBER = {
  ...{
    month: '2026-10',
    opened: 2,
    closed: 1,
    responses: 1,
    responses_in_time: 100,
    solutions: 1,
    solutions_in_time: 100,
  },
  ...{ ratings: 1, rating: 5, defects: 2 },
}

describe('what happened to tickets', () => {
  it('counts each in the month in which it happened or was due', async () => {
    const { rows, totals } = await report({ from: '2026-09' })
    expect(rows).toEqual([
      NOVEMBER,
      OCTOBER,
      {
        ...{ month: '2026-09', opened: 0, closed: 0, responses: 0, responses_in_time: null, solutions: 0 },
        ...{ solutions_in_time: null, ratings: 0, rating: null, defects: 0 },
      },
    ])
    expect(totals).toEqual({
      ...{ opened: 7, closed: 3, responses: 5, responses_in_time: 60, solutions: 4, solutions_in_time: 50 },
      ...{ ratings: 2, rating: 3.5, defects: 2 },
    })
  })

  it('is summed up by category, the most opened first', async () => {
    const { rows, totals, columns } = await report({ group: 'category' })
    expect(columns.map(({ key }) => key)).not.toContain('defects')
    expect(rows.map(({ category, opened, closed, rating }) => [category, opened, closed, rating])).toEqual([
      ['Defeito', 2, 2, 3.5],
      ['Dúvida', 2, 1, null],
      ['Cobrança', 1, 0, null],
      ['Entrega', 1, 0, null],
      ['Perda ou roubo', 1, 0, null],
    ])
    expect(totals).toMatchObject({ opened: 7, closed: 3, responses_in_time: 60, rating: 3.5 })
  })

  it('is set against the units in use, by product', async () => {
    const { rows, totals } = await report({ group: 'product' })
    expect(
      rows.map(({ product: name, opened, defects, units, defect_rate }) => [name, opened, defects, units, defect_rate]),
    ).toEqual([
      ['Sem equipamento', 5, 0, 0, null],
      [product.name, 2, 2, 3, 66.7],
    ])
    expect(rows[1]).toMatchObject({ product_id: product.id })
    expect(totals).toMatchObject({ opened: 7, defects: 2, units: 3, defect_rate: 66.7 })
  })

  it('is of one company or product', async () => {
    const ofOther = await report({ company_id: other.companyId ?? 0, from: '2026-11' })
    expect(ofOther.rows).toEqual([expect.objectContaining({ opened: 1, closed: 0, responses: 0, solutions: 0 })])
    const ofProduct = await report({ product_id: product.id })
    expect(ofProduct.totals).toMatchObject({ opened: 2, closed: 2, defects: 2 })
    // Units are counted of products without tickets too.
    const others = await report({ group: 'product', company_id: other.companyId ?? 0 })
    expect(others.rows).toEqual([expect.objectContaining({ product: 'Sem equipamento', opened: 1, units: 0 })])
    const without = await report({ group: 'product', from: '2026-01', to: '2026-02' })
    expect(without.rows).toEqual([
      expect.objectContaining({ product: product.name, opened: 0, units: 3, defect_rate: 0 }),
    ])
  })

  it('has the same figures as CSV', async () => {
    const [november] = readCsvRows((await askReportCsv(staff, 'tickets', { from: '2026-11' })).body)
    expect(november).toEqual({
      ...{ Mês: '11/2026', Abertos: '5', Encerrados: '2', Respostas: '4', 'Respostas no prazo (%)': '50' },
      ...{ Soluções: '3', 'Soluções no prazo (%)': '33,3', Avaliações: '1', 'Nota média': '2', Defeitos: '0' },
    })
  })
})
