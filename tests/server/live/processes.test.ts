import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { callApi } from '@/tests/factories/http/call-api'
import { aLiveStream, listen } from '@/tests/factories/http/live-stream'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'

describe('two processes on one database', () => {
  let other: ApiProcess
  beforeAll(async () => {
    other = await anApiProcess()
  })
  afterAll(() => other.kill())

  const streamThere = async ({ customer }: Team) =>
    listen(await fetch(`${other.api}/events`, { headers: { Authorization: `Bearer ${customer.token}` } }))

  it('notify each other: a change in one reaches the streams of the other, in both directions', async () => {
    const team = await aTeam()
    const [here, there] = [await aLiveStream(team.customer.token), await streamThere(team)]

    await team.asCustomer('PATCH', '', { proposal_accepted: true })
    await there.heard(1)
    expect(there.changes[0]).toMatchObject({ id: team.orderMaskId, version: 2 })

    const undo = { stage_name: 'DOC_ANALYSIS', message: 'De novo.' }
    await fetch(`${other.api}${team.managed}/undo-stage`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${team.admin.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(undo),
    })
    await here.heard(2)
    expect(here.changes[1]).toMatchObject({ id: team.orderMaskId, version: 3 })
    await Promise.all([here.close(), there.close()])
  })

  it('shut down without waiting for open streams; clients that reconnect get what they missed', async () => {
    const team = await aTeam()
    const stream = await streamThere(team)
    const ending = other.end()
    await stream.ended
    await team.asCustomer('PATCH', '', { proposal_accepted: true })

    expect(await ending).toBe(0)
    const again = await aLiveStream(team.customer.token, { missed: 60_000 })
    await again.heard(1)
    expect(again.changes).toEqual([expect.objectContaining({ id: team.orderMaskId, version: 2 })])
    await again.close()
  })

  it('accept no new streams while they shut down', async () => {
    const { customer } = await aTeam()
    const holder = globalThis as typeof globalThis & { arrendaDraining?: boolean }
    holder.arrendaDraining = true
    const { status, headers } = await callApi('GET', '/events', { token: customer.token })
    delete holder.arrendaDraining
    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('2')
  })
})
