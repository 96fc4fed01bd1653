import type { Exchange, ExchangePage } from '@/services/equipment/exchanges/exchanges.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { titlesTo } from '@/tests/factories/http/mails'
import { accept, aMemberWith, aRunningTeam, askExchange, refuse } from '@/tests/factories/orders/exchanges'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { the } from '@/tests/factories/the'

const unitOf = async (token: string, id: number) =>
  (await callApi<Equipment>('GET', `/equipment/${String(id)}`, { token })).body

const cancel = (token: string, id: number) =>
  callApi<Exchange>('DELETE', `/equipment/exchanges/${String(id)}`, { token })

describe('withdrawing a request', () => {
  it('is possible for the requester and for buyers until it is answered; the unit is in use again', async () => {
    const { team, units } = await aRunningTeam()
    const [unit] = units
    const member = await aMemberWith(team, unit?.id ?? 0)
    const asked = the((await askExchange(team.customer.token, { units: [unit?.id ?? 0] })).body)

    await expectRefusal(team.orderId, { status: 403 }, () => cancel(member.token, asked.id))
    expect((await cancel(team.customer.token, asked.id)).body).toMatchObject({
      status: 'CANCELED',
      allowed_actions: [],
    })

    const after = await unitOf(member.token, unit?.id ?? 0)
    expect(after).toMatchObject({ status: 'IN_USE', user: { id: member.id }, exchange: null })
    expect(after.allowed_actions).toContain('request_exchange')
    await expectRefusal(team.orderId, { status: 409 }, () => cancel(team.customer.token, asked.id))
    await expectRefusal(team.orderId, { status: 409 }, () => accept(team, [asked.id]))
  })
})

describe('refusing', () => {
  it('returns the unit to use with a reason, and mails the customer', async () => {
    const { team, units } = await aRunningTeam()
    const [unit] = units
    const asked = the((await askExchange(team.customer.token, { units: [unit?.id ?? 0] })).body)

    const { body } = await refuse(team, [asked.id], 'Reinicie e tente de novo.')

    expect(the(body)).toMatchObject({ status: 'REFUSED', decision: 'Reinicie e tente de novo.', allowed_actions: [] })
    expect(await unitOf(team.customer.token, unit?.id ?? 0)).toMatchObject({
      status: 'IN_USE',
      exchange: { status: 'REFUSED', decision: 'Reinicie e tente de novo.' },
    })
    expect((await titlesTo(team.customer)).at(-1)).toBe('A Arrenda recusou a troca que você pediu')
    await expectRefusal(team.orderId, { status: 409 }, () => refuse(team, [asked.id]))
    expect((await askExchange(team.customer.token, { units: [unit?.id ?? 0] })).status).toBe(200)
  })
})

describe('the exchanges of all companies', () => {
  it('can be filtered by status, kind, company and search, with a count for each status', async () => {
    const { team, dearer, units } = await aRunningTeam()
    const { token } = team.customer
    const [one, two] = units
    const exchange = the((await askExchange(token, { units: [one?.id ?? 0] })).body)
    await askExchange(token, { units: [two?.id ?? 0], kind: 'upgrade', product_id: dearer.id })
    await refuse(team, [exchange.id])
    const list = async (query: string) =>
      (await callApi<ExchangePage>('GET', `/exchange-management?${query}`, { token: team.admin.token })).body
    const mine = `company=${String(team.companyId)}`

    expect(await list(mine)).toMatchObject({ count: 2, statuses: { REQUESTED: 1, REFUSED: 1, DONE: 0 } })
    expect((await list(`${mine}&status=REQUESTED`)).results.map(({ kind }) => kind)).toEqual(['upgrade'])
    expect((await list(`${mine}&kind=exchange`)).results.map(({ id }) => id)).toEqual([exchange.id])
    expect((await list(`search=${encodeURIComponent(one?.serial ?? '')}&${mine}`)).results[0]?.id).toBe(exchange.id)
    expect((await list(`${mine}&ordering=-created_at`)).results.map(({ kind }) => kind)).toEqual([
      'upgrade',
      'exchange',
    ])
  })
})
