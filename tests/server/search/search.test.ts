/** @breaks ticket-turn ticket-clocks ticket-messages ticket-first-response ticket-history */
import type { Group } from '@/services/auth/actor.rules'
import type { SearchAnswer } from '@/services/search/search.schema'
import { anExtraDraft, anIssued } from '@/tests/factories/billing/invoicing'
import { aBiller } from '@/tests/factories/billing/running-orders'
import { countQueries } from '@/tests/factories/count-queries'
import { someUnits, unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, orderOf } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'

const search = async (token: string, q: string) =>
  (await callApi<SearchAnswer>('GET', `/search?q=${encodeURIComponent(q)}`, { token })).body
const NOTHING = { orders: [], companies: [], units: [], tickets: [], invoices: [] }

/** A company that nothing else is called like, with an order on its way and its units in it. */
async function aRental(corporateName: string, cnpj: string) {
  const company = await aCompany({ corporateName, cnpj })
  const team = await aTeamAt('ONGOING', { company })
  const [serial = ''] = (await orderOf(team)).packages.flatMap(({ serials }) => serials).map((one) => one.serial)
  return { ...team, company, serial }
}

describe('the search', () => {
  it('finds orders, companies and units for staff, with what leads to them', async () => {
    const { company, orderMaskId, serial } = await aRental('Ipê Amarelo Mineração', 'IPE0000100AA31')
    const { token } = await aStaffUser(['ADMINISTRADOR'])

    const found = await search(token, 'ipe amar')
    expect(found.orders).toMatchObject([{ order_mask_id: orderMaskId, company: { id: company.id } }])
    expect(found.companies).toEqual([
      { id: company.id, corporate_name: 'Ipê Amarelo Mineração', cnpj: 'IPE0000100AA31', orders_count: 1 },
    ])
    expect((await search(token, serial.toLowerCase())).units).toMatchObject([
      { id: expect.any(Number), serial, order: { order_mask_id: orderMaskId, company: { id: company.id } } },
    ])
  })

  it('finds who reads the stock also what stands on the shelf; of many units the first by serial', async () => {
    const { customer, products } = await aTeam()
    const units = await someUnits(products[0]?.id ?? 0, 7)
    await unitsBecome([units[6]?.id ?? 0], { label: 'Estante 7' })
    const { token } = await aStaffUser(['OPERAÇÃO'])
    expect((await search(token, 'estante')).units).toMatchObject([
      { id: units[6]?.id, label: 'Estante 7', order: null },
    ])
    const all = await rowsOf<{ serial: string }>(
      "select serial from equipment_units where serial like 'SN%' order by serial limit 5",
    )
    expect((await search(token, 'sn')).units.map(({ serial }) => serial)).toEqual(all.map(({ serial }) => serial))
    expect((await search(customer.token, 'estante')).units).toEqual([])
  })

  it('tells until when the order of a unit is due', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    const [serial = ''] = (await orderOf(team)).packages.flatMap(({ serials }) => serials).map((one) => one.serial)
    const { token } = await aStaffUser(['OPERAÇÃO'])
    const due_at = new Date('2026-01-05T21:00:00.000Z')
    await rowsOf('update orders set due_at = $2 where id = $1', [team.orderId, due_at])
    expect((await search(token, serial)).units).toMatchObject([{ order: { due_at: due_at.toISOString() } }])
    expect((await search(team.customer.token, serial)).units).toMatchObject([
      { order: { due_at: due_at.toISOString() } },
    ])
  })

  it.each(['IP.E00.001/00AA-31', 'ip.e00', 'IPE00001'])('finds a CNPJ with and without mask: %s', async (typed) => {
    const { token } = await aStaffUser(['GERENTE VENDEDOR'])
    expect((await search(token, typed)).companies).toMatchObject([{ corporate_name: 'Ipê Amarelo Mineração' }])
  })

  it('finds a unit by what its company calls it', async () => {
    const { customer, serial } = await aRental('Jatobá Serviços', '55000000000155')
    const [unit] = await rowsOf<{ id: number }>('select id from equipment_units where serial = $1', [serial])
    await unitsBecome([unit?.id ?? 0], { label: 'Recepção 3' })
    expect((await search(customer.token, 'recepção')).units).toMatchObject([{ serial, label: 'Recepção 3' }])
  })

  it('finds a customer their own company’s things only', async () => {
    const { customer, orderMaskId, serial } = await aRental('Cedro Logística', '66000000000166')
    const stranger = await aUser()

    const own = await search(customer.token, 'cedro')
    expect(own.orders).toMatchObject([{ order_mask_id: orderMaskId }])
    expect(own.companies).toEqual([])
    for (const typed of ['cedro', serial, '66000000']) {
      expect(await search(stranger.token, typed)).toEqual(NOTHING)
    }
  })

  it('finds a salesperson what belongs to their permitted companies', async () => {
    const { company, serial } = await aRental('Peroba Engenharia', '77000000000177')
    const seller = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    const other = await aStaffUser(['VENDEDOR'], { permitted: [await aCompany()] })
    expect((await search(seller.token, 'peroba')).orders).toHaveLength(1)
    expect(await search(other.token, 'peroba')).toEqual(NOTHING)
    expect(await search(other.token, serial)).toEqual(NOTHING)
  })

  it.each([
    [['FINANCEIRO'], { orders: 1, companies: 0, units: 0 }],
    [['OPERAÇÃO'], { orders: 1, companies: 1, units: 1 }],
    [['PRODUTO'], { orders: 0, companies: 0, units: 0 }],
  ] as [Group[], object][])('shows %s what their menu lets them read', async (groups, counts) => {
    const name = `Grupo ${groups.join(' ')} Teste`
    const { serial } = await aRental(name, `88${String(groups[0]?.length).padStart(12, '0')}`)
    const { token } = await aStaffUser(groups)
    const byName = await search(token, name)
    const bySerial = await search(token, serial)
    expect({
      orders: byName.orders.length,
      companies: byName.companies.length,
      units: bySerial.units.length,
    }).toEqual(counts)
  })

  it('shows who only uses equipment nothing of the orders', async () => {
    const { company, customer } = await aTeam()
    const user = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const [order] = (await search(customer.token, '000001')).orders
    expect(order?.order_mask_id).toBe('000001')
    expect(await search(user.token, '000001')).toEqual(NOTHING)
  })

  it('finds tickets by number, subject and serial, for who sees them', async () => {
    const company = await aCompany({ corporateName: 'Aroeira Têxtil' })
    const opener = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const ticket = await aTicketRow(opener, { subject: 'Dobradiça frouxa', waitingFor: 'customer' })
    await aTicketRow(opener, { subject: `Como o ${String(ticket.id)}` })
    const found = {
      id: ticket.id,
      subject: 'Dobradiça frouxa',
      status: 'PENDING',
      waiting_for: 'customer',
      company: { id: company.id, corporate_name: 'Aroeira Têxtil' },
    }

    for (const { token } of [opener, await aUser({ company }), await aStaffUser(['OPERAÇÃO'])]) {
      expect((await search(token, 'dobradica')).tickets).toEqual([found])
      expect((await search(token, `#${String(ticket.id)}`)).tickets).toMatchObject([{ id: ticket.id }, {}])
    }
    const colleague = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    for (const { token } of [colleague, await aUser(), await aStaffUser(['FINANCEIRO'])]) {
      expect((await search(token, 'dobradica')).tickets).toEqual([])
      expect((await search(token, String(ticket.id))).tickets).toEqual([])
    }
  })

  it('never searches what was written in a ticket, internal notes least of all', async () => {
    const opener = await aUser()
    const staff = await aStaffUser(['ADMINISTRADOR'])
    const ticket = await aTicketRow(opener)
    await aTicketMessageRow(ticket.id, staff.id, { kind: 'note', side: 'staff', text: 'Cliente caloteiro' })

    for (const { token } of [opener, staff]) expect((await search(token, 'caloteiro')).tickets).toEqual([])
  })

  it('asks the database as often for many tickets as for few', async () => {
    const opener = await aUser()
    await aTicketRow(opener, { subject: 'Um monte deles' })
    const few = await countQueries(() => search(opener.token, 'monte'))
    for (let made = 0; made < 8; made += 1) await aTicketRow(opener, { subject: 'Um monte deles' })

    expect(await countQueries(() => search(opener.token, 'monte'))).toEqual(few)
    expect((await search(opener.token, 'monte')).tickets).toHaveLength(5)
  })

  it('finds invoices by number, company and CNPJ, for who sees them; drafts for staff alone', async () => {
    const company = await aCompany({ corporateName: 'Sucupira Usinagem', cnpj: '33000000000133' })
    const biller = await aBiller()
    const issued = await anIssued(biller, { company_id: company.id })
    const draft = await anExtraDraft(biller, { company_id: company.id })
    const manager = await aUser({ company })
    const idsFor = async ({ token }: { token: string }, text: string) =>
      (await search(token, text)).invoices.map(({ id }) => id)

    for (const typed of ['sucupira', '33.000.000/0001-33']) {
      expect((await idsFor(biller, typed)).toSorted()).toEqual([issued.id, draft.id].toSorted())
    }
    expect((await search(manager.token, 'sucupira')).invoices).toMatchObject([
      { id: issued.id, number: issued.number, status: 'ISSUED', total: issued.total, company: { id: company.id } },
    ])
    for (const typed of [issued.number ?? '', `FAT${issued.number ?? ''}`]) {
      expect((await idsFor(biller, typed))[0]).toBe(issued.id)
      expect((await idsFor(manager, typed))[0]).toBe(issued.id)
      expect(await idsFor(await aUser(), typed)).toEqual([])
      expect(await idsFor(await aStaffUser(['OPERAÇÃO']), typed)).toEqual([])
      expect(await idsFor(await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] }), typed)).toEqual([])
    }
  })

  it.each(['', 'a', ' a ', 'x'.repeat(81)])('refuses %p', async (q) => {
    const { token } = await aUser()
    const { status } = await callApi('GET', `/search?q=${encodeURIComponent(q)}`, { token })
    expect(status).toBe(400)
  })

  it('takes what is typed as text, not as a pattern', async () => {
    const { token } = await aStaffUser(['ADMINISTRADOR'])
    expect(await search(token, '%%')).toEqual(NOTHING)
    expect(await search(token, '__')).toEqual(NOTHING)
  })
})
