import { SignJWT } from 'jose'
import { recordEvent, recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { endLive } from '@/server/live/streams'
import { callApi } from '@/tests/factories/http/call-api'
import { aLiveStream } from '@/tests/factories/http/live-stream'
import { aTeam } from '@/tests/factories/orders/order-road'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { aCompany, aStaffUser, aUser, openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const ACCEPT = { proposal_accepted: true }
const touch = ({ orderId, actor }: Pick<Awaited<ReturnType<typeof anOrder>>, 'orderId' | 'actor'>) =>
  transaction((tx) => recordEvent(tx, actor, { model: 'order', objectId: orderId, action: 'changed' }))

/** An access token of the user's newest session that expires in this many seconds. */
async function tokenFor(userId: number, seconds: number): Promise<string> {
  const newest = 'select family_id as sid from refresh_tokens where user_id = $1 order by created_at desc limit 1'
  const [session] = await rowsOf<{ sid: string }>(newest, [userId])
  return new SignJWT({ sid: session?.sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setIssuer('arrenda')
    .setExpirationTime(Math.ceil(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(process.env.SECRET_KEY))
}

describe('a stream', () => {
  it('has headers that prevent proxies from buffering or transforming it', async () => {
    const { token } = await aUser()
    const { response, close } = await aLiveStream(token)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    await close()
  })

  it('starts with the missed changes, each once, and only those that the caller may see', async () => {
    const [own, foreign] = [await aTeam(), await aTeam()]
    for (const team of [own, foreign]) await team.asCustomer('PATCH', '', ACCEPT)

    const stream = await aLiveStream(own.customer.token, { missed: 60_000 })
    await stream.heard(1)
    const { orderMaskId: id, companyId: company_id } = own
    expect(stream.changes).toEqual([{ type: 'order', id, company_id, version: 2 }])
    await stream.close()
  })

  it('sends "missed" instead when too many changes were missed', async () => {
    const order = await anOrder()
    const event = { model: 'order', objectId: order.orderId, action: 'changed' }
    await transaction((tx) => recordEvents(tx, order.actor, Array(500).fill(event)))

    const stream = await aLiveStream(order.customer.token, { missed: 60_000 })
    expect(stream.events).toContain('ready')
    await touch(order)
    await stream.heard(1)
    expect(stream.events).toEqual(['ready', 'missed', 'change'])
    await stream.close()
  })

  it('is refused when the client was away for too long', async () => {
    const { token } = await aUser()
    const { status } = await callApi('GET', '/events?missed=9999999', { token })
    expect(status).toBe(400)
  })
})

describe('a stream ends', () => {
  it('with the log-out', async () => {
    const { token, id } = await aUser()
    const stream = await aLiveStream(token)
    const refresh = 'a-refresh-token-of-this-session'
    await rowsOf(`update refresh_tokens set token_hash = encode(sha256($1::bytea), 'hex') where user_id = $2`, [
      refresh,
      id,
    ])
    await callApi('POST', '/logout', { body: { refresh_token: refresh } })
    await expect(stream.ended).resolves.toBeUndefined()
  })

  it('when the session is ended on another device, and those of other sessions continue', async () => {
    const order = await anOrder()
    const other = await openSession(order.customer.id)
    const [stream, othersStream] = [await aLiveStream(order.customer.token), await aLiveStream(other)]

    await callApi('DELETE', '/sessions', { token: other })

    await expect(stream.ended).resolves.toBeUndefined()
    await touch(order)
    await othersStream.heard(1)
    await othersStream.close()
  })

  it('when the access token expires', async () => {
    const { id } = await aUser()
    const stream = await aLiveStream(await tokenFor(id, 1))
    await expect(stream.ended).resolves.toBeUndefined()
    expect(stream.events).toEqual(['ready'])
  })

  it('when staff change the permissions of the user', async () => {
    const manager = await aStaffUser(['ADMINISTRADOR'])
    const person = await aStaffUser(['FINANCEIRO'])
    const stream = await aLiveStream(person.token)

    const { firstName: first_name, username, email } = person
    const body = { full_name: username, first_name, email, permissions_groups: ['JURÍDICO'] }
    await rowsOf(`update users set permissions_groups = array['JURÍDICO'] where id = $1`, [person.id])
    await transaction((tx) =>
      recordEvent(
        tx,
        { id: manager.id, name: 'Alguém' },
        { model: 'user', objectId: person.id, action: 'changed', after: body },
      ),
    )

    await expect(stream.ended).resolves.toBeUndefined()
  })

  it('when the user switches to another company, and then sends the changes of that one', async () => {
    const [first, second] = [await aCompany(), await aCompany()]
    const buyer = await aUser({ groups: ['CLIENTE', 'VENDEDOR'], company: first, permitted: [first, second] })
    const stream = await aLiveStream(buyer.token)

    const path = `/user-switch-company/${String(buyer.id)}`
    await callApi('PUT', path, { token: buyer.token, body: { company: second.id } })
    await expect(stream.ended).resolves.toBeUndefined()

    const again = await aLiveStream(buyer.token)
    await touch(await anOrder({ company: first }))
    const own = await anOrder({ company: second })
    await again.heard(1)
    expect(again.changes[0]).toMatchObject({ id: own.orderMaskId, company_id: second.id })
    await again.close()
  })

  it('for the oldest window of a user with too many, which gets "rest"', async () => {
    const { token } = await aUser()
    const streams = []
    for (let opened = 0; opened < 11; opened += 1) streams.push(await aLiveStream(token))
    const [oldest, ...others] = streams
    await expect(oldest?.ended).resolves.toBeUndefined()
    expect(oldest?.events).toEqual(['ready', 'rest'])
    for (const { events, close } of others) {
      expect(events).toEqual(['ready'])
      await close()
    }
  })

  it('when the process loses the notifications of changes, which it restores by itself', async () => {
    const order = await anOrder()
    const stream = await aLiveStream(order.customer.token)

    await rowsOf(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'arrenda arrenda_live'`)
    await expect(stream.ended).resolves.toBeUndefined()

    const again = await openAgain(order.customer.token)
    await touch(order)
    await again.heard(1)
    expect(again.changes).toEqual([expect.objectContaining({ id: order.orderMaskId })])
    await again.close()
  })

  it('when the process shuts down', async () => {
    const { token } = await aUser()
    const stream = await aLiveStream(token)
    await endLive()
    await expect(stream.ended).resolves.toBeUndefined()
  })
})

/** Retries after a refusal, as a browser does. */
const openAgain = (token: string): ReturnType<typeof aLiveStream> => aLiveStream(token).catch(() => openAgain(token))
