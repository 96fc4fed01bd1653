import { isPastDue, toDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import type { ListedPackage, PackageBoard } from '@/services/logistics/packages/package-lists.schema'
import { addDays } from '@/services/orders/business-days.rules'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aTeam, aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let packing: Team
let sent: Team
let returned: Team
let token: string

beforeAll(async () => {
  await aTeam({ addresses: 2 })
  packing = await aTeamAt('PACKAGING', { quantity: 3, onShelf: 3 })
  sent = await aTeamAt('DELIVERY_INFO')
  returned = await aTeamAt('RETURNING')
  token = (await aStaffUser(['OPERAÇÃO'])).token
})

const board = async (query = '') => {
  const { status, body } = await callApi<PackageBoard>('GET', `/package-management/board?${query}`, { token })
  expect(status).toBe(200)
  return body
}

/** The number of packages per stage, without the empty stages. */
const standing = ({ columns }: PackageBoard) =>
  Object.fromEntries(columns.filter(({ count }) => count > 0).map((column) => [column.delivery_status, column.count]))

const cardOf = (found: PackageBoard, team: Team) =>
  found.columns.flatMap(({ cards }) => cards).find(({ order }) => order.company.id === team.companyId)

describe('the board of deliveries', () => {
  it('lists the eighteen stages with the number of packages in each', async () => {
    const found = await board()

    expect(found.columns).toHaveLength(18)
    expect(standing(found)).toEqual({
      NEW_CONTRACT: 2,
      AWAITING_RETURN: 1,
      SEPARATION: 1,
      WAITING_DELIVERY: 1,
      DELIVERED: 1,
    })
    expect(found).toMatchObject({ open: 5, late: 0 })
  })

  it('counts a package without dates as late by the deadline of its order, and shows it first', async () => {
    const late = await aTeamAt('PACKAGING')
    await rowsOf(`update orders set due_at = now() - interval '5 days' where id = $1`, [late.orderId])

    const found = await board()
    expect(found.late).toBe(1)
    const column = found.columns.find(({ delivery_status }) => delivery_status === 'SEPARATION')
    expect(column?.late).toBe(1)
    expect(column?.cards[0]).toMatchObject({ order: { company: { id: late.companyId } }, due_at: expect.any(String) })
    expect((await board('late=true')).open).toBe(1)
    const { body } = await callApi<Page<ListedPackage>>('GET', '/package-management', { token })
    expect(body.results[0]?.order.company.id).toBe(late.companyId)

    await rowsOf(`update packages set delivery_eta = current_date + 3 where order_id = $1`, [late.orderId])
    expect((await board()).late).toBe(0)
    await rowsOf(`update packages set delivery_status = 'CANCELED' where order_id = $1`, [late.orderId])
  })

  it('counts it from the hour of that deadline on, not from the next day', async () => {
    const late = await aTeamAt('PACKAGING')
    const isLate = async (when: string) => {
      await rowsOf(`update orders set due_at = now() ${when} where id = $1`, [late.orderId])
      const found = await board()
      return { counted: found.late, shown: isPastDue(cardOf(found, late)?.due_at ?? '') }
    }
    expect(await isLate("+ interval '1 minute'")).toEqual({ counted: 0, shown: false })
    expect(await isLate("- interval '1 minute'")).toEqual({ counted: 1, shown: true })
    await rowsOf(`update packages set delivery_status = 'CANCELED' where order_id = $1`, [late.orderId])
  })

  it('counts a return as late by its next step', async () => {
    const [, back] = (await orderOf(returned)).packages
    const isIn = async (columns: string) => {
      await rowsOf(`update packages set ${columns} where id = $1`, [back?.id])
      const found = await board('package_type=return')
      return { late: found.late, due: cardOf(found, returned)?.due_at, listed: (await board('late=true')).open }
    }
    const today = toDay(new Date())
    expect(await isIn('request_date = current_date')).toMatchObject({ late: 0, listed: 0 })
    expect(await isIn(`request_date = '${addDays(today, -8)}'`)).toEqual({
      late: 1,
      due: addDays(today, -1),
      listed: 1,
    })
    // It came after the day on which it was expected: what is due now is its appraisal.
    const came = `delivery_status = 'APPRAISAL', delivery_eta = '${addDays(today, -5)}', delivery_date = '${today}'`
    expect(await isIn(came)).toEqual({ late: 0, due: addDays(today, 3), listed: 0 })
    await rowsOf(
      `update packages set delivery_status = 'AWAITING_RETURN', delivery_eta = null, delivery_date = null,
       request_date = current_date where id = $1`,
      [back?.id],
    )
  })

  it('counts finished packages and shows a limited number of cards for the others', async () => {
    const { columns } = await board('cards=1')

    const cards = Object.fromEntries(columns.map((column) => [column.delivery_status, column.cards.length]))
    expect(cards).toMatchObject({ NEW_CONTRACT: 1, SEPARATION: 1, DELIVERED: 0 })
  })

  it('shows contents, progress, missing stock and allowed stages of each package', async () => {
    const product = packing.products[0]?.id
    const [pkg] = (await orderOf(packing)).packages
    const [unit] = await rowsOf<{ serial: string }>('select serial from equipment_units where product_id = $1', [
      product,
    ])
    const body = { package_id: pkg?.id, serials: [unit?.serial] }
    await callApi('POST', '/shipping-item-management', { token, body })

    const card = cardOf(await board(), packing)
    expect(card).toMatchObject({ units: 3, packed: 1, short: 0, can_pack: true, delivery_status: 'SEPARATION' })
    expect(card?.allowed_statuses).toContain('WAITING_PURCHASE')
    expect(card?.allowed_statuses).not.toContain('SEPARATION')

    const other = await aTeam({ quantity: 1 })
    await rowsOf('update stock_holds set product_id = $1 where order_id = $2', [product, other.orderId])
    expect(cardOf(await board(), packing)).toMatchObject({ short: 1, products: [{ product_id: product, short: 1 }] })
    await rowsOf('update stock_holds set released_at = now() where order_id = $1', [other.orderId])
    await rowsOf(`update packages set delivery_status = 'CANCELED' where order_id = $1`, [other.orderId])
  })

  it('filters late packages', async () => {
    const [pkg] = (await orderOf(sent)).packages
    await rowsOf(`update packages set delivery_eta = '2026-01-05' where id = $1`, [pkg?.id])

    expect(await board()).toMatchObject({ late: 1 })
    expect(standing(await board('late=true'))).toEqual({ WAITING_DELIVERY: 1 })
    expect((await board('late=false')).late).toBe(0)
  })

  it('filters by type and by the serial of an outgoing or returned unit', async () => {
    const [outgoing, back] = (await orderOf(returned)).packages

    expect(standing(await board('package_type=return'))).toEqual({ AWAITING_RETURN: 1 })
    const found = await board(`search=${outgoing?.serials[0]?.serial.toLowerCase() ?? ''}`)
    expect(standing(found)).toEqual({ AWAITING_RETURN: 1, DELIVERED: 1 })
    expect(cardOf(found, returned)?.id).toBe(back?.id)
  })

  it('takes the same number of queries whatever it holds', async () => {
    const few = await countQueries(() => board('package_type=return'))

    expect(await countQueries(() => board())).toBe(few)
  })

  it('is refused to those who may not read packages', async () => {
    const finance = await aStaffUser(['FINANCEIRO'])

    expect((await callApi('GET', '/package-management/board', { token: finance.token })).status).toBe(403)
  })
})

describe('the list as a file', () => {
  it('contains what the filters find, with the labels of the screen', async () => {
    const { body } = await callApi<string>('GET', '/package-management-csv-extract?package_type=return', { token })

    expect(readCsvRows(body)).toEqual([
      expect.objectContaining({ Tipo: 'Devolução', Etapa: 'Aguardando devolução', 'O cliente vê': 'Aguardando' }),
    ])
  })
})
