import type { Exchange, ExchangeChoices, ExchangePage } from '@/services/equipment/exchanges/exchanges.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { accept, acceptedExchanges, aRunningTeam, askExchange, deliver, send } from '@/tests/factories/orders/exchanges'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { atMoment } from '@/tests/setup/today'

/** The eve of a holiday, within office hours. */
atMoment('2026-11-19T17:00:00-03:00')

const TUESDAY_18H = '2026-11-24T21:00:00.000Z'

/** Lets the service package of an order promise an exchange in so many business days. */
const promise = (orderId: number, days: number | null) =>
  rowsOf(
    `update service_packages s set exchange_business_days = $2 from quotations q, orders o
     where s.id = q.service_package_id and q.id = o.quotation_id and o.id = $1`,
    [orderId, days],
  )

const moveDue = (id: number, to: string) => rowsOf('update exchanges set due_at = $2 where id = $1', [id, to])

describe('the deadline of an exchange', () => {
  it('is a closing of the office, after the business days that the service package of the order promises', async () => {
    const { team, units } = await aRunningTeam()
    await promise(team.orderId, 1)
    const { token } = team.customer
    const [unit] = units
    const choices = await callApi<ExchangeChoices>(
      'GET',
      `/equipment/exchanges/choices?units=${String(unit?.id)}&kind=exchange`,
      { token },
    )

    const asked = the((await askExchange(token, { units: [unit?.id ?? 0] })).body)

    expect(choices.body.due_at).toBe('2026-11-23T21:00:00.000Z')
    expect(asked.due_at).toBe('2026-11-23T21:00:00.000Z')
    const seen = await callApi<Equipment>('GET', `/equipment/${String(unit?.id)}`, { token })
    expect(seen.body.exchange?.due_at).toBe('2026-11-23T21:00:00.000Z')
  })

  it("is the platform's three business days where the package names none", async () => {
    const { team, units } = await aRunningTeam()
    await promise(team.orderId, null)

    const asked = the((await askExchange(team.customer.token, { units: [units[0]?.id ?? 0] })).body)

    expect(asked.due_at).toBe('2026-11-25T21:00:00.000Z')
  })

  it('stays as it was promised when the package changes, and through the answer', async () => {
    const { team, units } = await aRunningTeam()
    await promise(team.orderId, 2)
    const asked = the((await askExchange(team.customer.token, { units: [units[0]?.id ?? 0] })).body)
    await promise(team.orderId, 9)

    expect(the((await accept(team, [asked.id])).body).due_at).toBe(TUESDAY_18H)
  })

  it('is not promised for an upgrade', async () => {
    const { team, dearer, units } = await aRunningTeam()
    const wish = { units: [units[0]?.id ?? 0], kind: 'upgrade' as const, product_id: dearer.id }

    expect(the((await askExchange(team.customer.token, wish)).body).due_at).toBeNull()
  })
})

describe('the exchanges of all companies by their deadline', () => {
  it('are late from the deadline on until the replacement is there, and sorted with what is awaited first', async () => {
    const { team, dearer, units } = await aRunningTeam({ quantity: 4, spare: 4 })
    const [late, inTime, delivered, better] = units.map(({ id }) => id)
    const { token } = team.customer
    const done = the(await acceptedExchanges(team, { units: [delivered ?? 0] }))
    await send(team, done.package_id)
    await deliver(team, done.package_id)
    const asked = async (unit: number | undefined, wish = {}) =>
      the((await askExchange(token, { units: [unit ?? 0], ...wish })).body).id
    const ids = [await asked(late), await asked(inTime)]
    const upgrade = await asked(better, { kind: 'upgrade', product_id: dearer.id })
    // The database's own clock judges lateness.
    await moveDue(ids[0] ?? 0, '2020-01-01T21:00:00Z')
    await moveDue(ids[1] ?? 0, '2090-01-01T21:00:00Z')
    await moveDue(done.id, '2020-01-01T21:00:00Z')
    const list = async (query: string) => {
      const path = `/exchange-management?company=${String(team.companyId)}&${query}`
      return (await callApi<ExchangePage>('GET', path, { token: team.admin.token })).body
    }
    const idsOf = ({ results }: ExchangePage) => results.map(({ id }: Exchange) => id)

    const onlyLate = await list('late=true')
    expect(idsOf(onlyLate)).toEqual([ids[0]])
    expect(onlyLate.statuses).toMatchObject({ REQUESTED: 1, DELIVERED: 0 })
    expect(idsOf(await list('late=false'))).toEqual([done.id, ids[1], upgrade])
    expect(idsOf(await list('ordering=due_at'))).toEqual([...ids, done.id, upgrade])
    expect(idsOf(await list('ordering=-due_at'))).toEqual([ids[1], ids[0], upgrade, done.id])
  })
})
