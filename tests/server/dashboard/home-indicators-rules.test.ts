/** @breaks ticket-turn ticket-clocks ticket-first-response ticket-messages ticket-history */
import { getHomeIndicators } from '@/server/dashboard/get-home-indicators'
import type { HomeIndicators } from '@/services/dashboard/home-indicators.schema'
import { currentDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import { addDays } from '@/services/orders/business-days.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { actorOf } from '@/tests/factories/people/actors.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'

type Person = Awaited<ReturnType<typeof aUser>>

const indicatorsOf = async ({ token }: { token: string }): Promise<HomeIndicators> => {
  const { status, body } = await callApi<HomeIndicators>('GET', '/home-indicators', { token })
  expect(status).toBe(200)
  return body
}

const NOTHING: HomeIndicators = {
  invoice: null,
  first_invoice_on: null,
  units: 0,
  addresses: 0,
  deliveries: { under_way: 0, next_on: null },
  tickets: { open: 0, last_reply_at: null },
}

const today = currentDay()
const [month, last] = [monthOf(today), shiftMonth(monthOf(today), -1)]

it('says nothing of a company without anything', async () => {
  expect(await indicatorsOf(await aUser())).toEqual(NOTHING)
})

describe('who may read them', () => {
  it('is who may read orders: neither a COLABORADOR nor staff', async () => {
    const company = await aCompany()
    for (const person of [
      await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] }),
      await aStaffUser(['ADMINISTRADOR'], { company }),
    ])
      expect((await callApi('GET', '/home-indicators', { token: person.token })).status).toBe(403)
    expect(await indicatorsOf(await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] }))).toEqual(NOTHING)
  })

  it('shows no invoice and only their own tickets to people who may read no more', async () => {
    const company = await aCompany()
    const owner = await aUser({ company })
    await anInvoice({ company })
    await aTicketRow(owner)
    const user = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    expect(await getHomeIndicators(actorOf(user))).toEqual(NOTHING)
    expect(await getHomeIndicators(actorOf(owner))).toMatchObject({
      invoice: { total: '900.00' },
      tickets: { open: 1 },
    })
  })

  it('reads nothing of another company', async () => {
    const company = await aCompany()
    const owner = await aUser({ company })
    await anInvoice({ company })
    await aTicketRow(owner)
    expect(await indicatorsOf(owner)).not.toEqual(NOTHING)
    expect(await indicatorsOf(await aUser())).toEqual(NOTHING)
  })
})

describe('the invoice', () => {
  const invoiceOf = async (person: Person) => (await indicatorsOf(person)).invoice

  it('is that of the newest month, not the one that was issued last', async () => {
    const company = await aCompany()
    const person = await aUser({ company })
    await anInvoice({ company, period: `${last}-01`, dueOn: '2099-12-07' })
    await anInvoice({ company, period: `${shiftMonth(last, -1)}-01`, status: 'PAID' })
    expect(await invoiceOf(person)).toEqual({
      ...{ period: last, total: '900.00', status: 'OPEN' },
      ...{ due_on: '2099-12-07', payable_on: '2099-12-07' },
    })
  })

  it('is neither a draft nor a cancelled one nor one apart from the months', async () => {
    const company = await aCompany()
    const person = await aUser({ company })
    await anInvoice({ company, period: `${shiftMonth(last, -1)}-01`, status: 'PAID' })
    await anInvoice({ company, period: `${last}-01`, status: 'CANCELED' })
    await anInvoice({ company, period: `${month}-01`, status: 'DRAFT' })
    await anInvoice({ company, period: `${month}-01`, kind: 'EXTRA' })
    expect(await invoiceOf(person)).toMatchObject({ period: shiftMonth(last, -1), status: 'PAID' })
  })

  it('is due on the later day that staff granted', async () => {
    const company = await aCompany()
    await anInvoice({ company, dueOn: addDays(today, -20), extendedTo: '2099-12-15', payableOn: '2099-12-15' })
    expect(await invoiceOf(await aUser({ company }))).toMatchObject({ due_on: '2099-12-15', status: 'OPEN' })
  })

  it.each([
    ['late after the last day without charges', {}, 'LATE'],
    ['late although staff gave it up', { status: 'UNCOLLECTIBLE' }, 'LATE'],
    ['not late on the last day without charges', { payableOn: today }, 'OPEN'],
    ['not late while it is contested', { disputedAt: new Date() }, 'DISPUTED'],
    ['never late once it is paid', { status: 'PAID' }, 'PAID'],
  ] as const)('is %s', async (_what, overrides, status) => {
    const company = await aCompany()
    const days = { dueOn: addDays(today, -3), payableOn: addDays(today, -1) }
    await anInvoice({ company, ...days, ...overrides })
    expect(await invoiceOf(await aUser({ company }))).toMatchObject({ due_on: days.dueOn, status })
  })
})

describe('tickets', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))

  it('count while they are open, and name the newest public reply of staff in those', async () => {
    const person = await aUser()
    const staff = await aStaffUser(['OPERAÇÃO'])
    const ticket = await aTicketRow(person)
    await aTicketRow(person, { status: 'IN_PROGRESS' })
    const closed = await aTicketRow(person, { status: 'CLOSED', waitingFor: null, closedAt: at(1) })
    const reply = { side: 'staff' } as const
    await aTicketMessageRow(ticket.id, staff.id, { ...reply, createdAt: at(8) })
    await aTicketMessageRow(ticket.id, staff.id, { ...reply, createdAt: at(9) })
    // None of these counts: the customer's own, a note, one that was taken back, one in a closed ticket.
    await aTicketMessageRow(ticket.id, person.id, { createdAt: at(10) })
    await aTicketMessageRow(ticket.id, staff.id, { ...reply, kind: 'note', createdAt: at(11) })
    await aTicketMessageRow(ticket.id, staff.id, { ...reply, createdAt: at(12), withdrawnAt: at(13) })
    await aTicketMessageRow(closed.id, staff.id, { ...reply, createdAt: at(14) })
    expect((await indicatorsOf(person)).tickets).toEqual({ open: 2, last_reply_at: at(9).toISOString() })
  })
})

describe('an order on its way', () => {
  let team: Team
  /** Says when each of its two packages is expected. */
  const expectOn = (...days: (string | null)[]) =>
    rowsOf(
      `update packages p set delivery_eta = expected.day from (
        select id, ($2::date[])[row_number() over (order by id)] as day from packages where order_id = $1) expected
      where p.id = expected.id`,
      [team.orderId, days],
    )
  const deliveries = async () => (await indicatorsOf(team.customer)).deliveries

  beforeAll(async () => {
    team = await aTeamAt('PACKAGING', { quantity: 3, addresses: 2 })
  })

  it('counts from the shipping until it has arrived, as in the list', async () => {
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
    await expectOn(tomorrow, today)
    expect(await deliveries()).toEqual({ under_way: 0, next_on: null })

    await expectOn(null, null)
    await walkTo(team, 'SHIPPING')
    await expectOn(tomorrow, today)
    expect(await deliveries()).toEqual({ under_way: 1, next_on: today })

    await walkTo(team, 'DELIVERY_INFO')
    await expectOn(yesterday, tomorrow)
    expect(await deliveries()).toEqual({ under_way: 1, next_on: tomorrow })
    await expectOn(yesterday, null)
    expect(await deliveries()).toEqual({ under_way: 1, next_on: null })

    const list = async () =>
      (await callApi<Page<OrderSummary>>('GET', '/checkout?stage_group=under_way', { token: team.customer.token })).body
    expect((await list()).results.map(({ order_mask_id }) => order_mask_id)).toEqual([team.orderMaskId])
    expect((await indicatorsOf(await aUser())).deliveries.under_way).toBe(0)
    expect(await indicatorsOf(team.customer)).toMatchObject({ units: 0, addresses: 0, first_invoice_on: null })

    await expectOn(tomorrow, tomorrow)
    await walkTo(team, 'DELIVERY_TERM')
    expect(await deliveries()).toEqual({ under_way: 0, next_on: null })
    expect(await list()).toMatchObject({ count: 0 })
  })

  it('brings units to two addresses, and the first invoice in the next month until one is drafted', async () => {
    const first = `${shiftMonth(month, 1)}-01`
    const held = { units: 3, addresses: 2 }
    expect(await indicatorsOf(team.customer)).toMatchObject({ ...held, invoice: null, first_invoice_on: first })
    await anInvoice({ company: await companyOf(team), period: `${month}-01`, status: 'DRAFT' })
    expect(await indicatorsOf(team.customer)).toMatchObject({ ...held, invoice: null, first_invoice_on: null })
  })

  const companyOf = async ({ companyId }: Team) => {
    const [row] = await rowsOf<Awaited<ReturnType<typeof aCompany>>>('select * from companies where id = $1', [
      companyId,
    ])
    if (!row) throw new Error('No such company')
    return row
  }
})
