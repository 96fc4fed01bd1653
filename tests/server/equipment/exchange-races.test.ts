import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { send } from '@/tests/factories/logistics/send'
import { aRunningTeam, askExchange, heldFor, rentedBy } from '@/tests/factories/orders/exchanges'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let processes: ApiProcess[]

beforeAll(async () => {
  processes = await Promise.all([anApiProcess(), anApiProcess()])
}, 120_000)

afterAll(() => Promise.all(processes.map(({ end }) => end())))

/** The answers to concurrent calls, which take turns between the processes. */
const atOnce = (token: string, calls: readonly { path: string; body: object }[]) =>
  Promise.all(
    calls.map(({ path, body }, at) =>
      send(processes[at % processes.length]?.api ?? '', { token, method: 'POST', path, body }),
    ),
  )

const acceptance = (id: number | undefined) => ({ path: '/exchange-management/acceptance', body: { ids: [id] } })

describe('staff who accept from two processes at once', () => {
  it('promise the last unit once: the other request is out of stock', async () => {
    const [one, other] = [await aRunningTeam({ spare: 1 }), await aRunningTeam({ spare: 0 })]
    const asked = await Promise.all(
      [one, other].map(async ({ team, units }) =>
        the((await askExchange(team.customer.token, { units: [units[0]?.id ?? 0] })).body),
      ),
    )
    // Both requests are for the same product, of which one unit is available.
    await rowsOf('update exchanges set product_id = $1 where order_id = $2', [one.product.id, other.team.orderId])

    const said = await atOnce(
      one.team.admin.token,
      asked.map(({ id }) => acceptance(id)),
    )

    expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(said.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'out_of_stock' })
    const held = [...(await heldFor(one.team)), ...(await heldFor(other.team))]
    expect(held).toEqual([{ product_id: one.product.id, quantity: 1 }])
  })

  it('accept one exchange once', async () => {
    const { team, units } = await aRunningTeam({ spare: 2 })
    const asked = the((await askExchange(team.customer.token, { units: [units[0]?.id ?? 0] })).body)
    const said = await atOnce(team.admin.token, [acceptance(asked.id), acceptance(asked.id), acceptance(asked.id)])
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await heldFor(team)).toMatchObject([{ quantity: 1 }])
  })

  it('accept, refuse or lose it to a withdrawal, with a consistent result', async () => {
    const { team, units } = await aRunningTeam({ spare: 2 })
    const asked = the((await askExchange(team.customer.token, { units: [units[0]?.id ?? 0] })).body)
    const [decisions, taken] = await Promise.all([
      atOnce(team.admin.token, [
        acceptance(asked.id),
        { path: '/exchange-management/refusal', body: { ids: [asked.id], reason: 'Não.' } },
      ]),
      send(processes[0]?.api ?? '', {
        token: team.customer.token,
        method: 'DELETE',
        path: `/equipment/exchanges/${String(asked.id)}`,
      }),
    ])
    // An accepted exchange may still be refused; a refused or withdrawn one is final.
    const done = [...decisions, taken].filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThanOrEqual(1)
    expect([...decisions, taken].every(({ status }) => status === 200 || status === 409)).toBe(true)
    const [{ status } = { status: '' }] = await rowsOf<{ status: string }>(
      'select status from exchanges where id = $1',
      [asked.id],
    )
    const unit = (await rentedBy(team)).find(({ id }) => id === units[0]?.id)
    expect(unit?.status).toBe(status === 'ACCEPTED' ? 'PENDING_EXCHANGE' : 'IN_USE')
  })
})
