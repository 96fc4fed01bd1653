import type { Notification, NotificationSummary } from '@/services/notifications/notifications.schema'
import { aLiveStream } from '@/tests/factories/http/live-stream'
import { callApi } from '@/tests/factories/http/call-api'
import { anEvent, notificationsOf, tell, unreadOf } from '@/tests/factories/notifications/notifications.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { countQueries } from '@/tests/factories/count-queries'

type Login = { token: string }

const read = ({ token }: Login, id: number) =>
  callApi<Notification>('PUT', `/notifications/${String(id)}/read`, { token })
const readUntil = ({ token }: Login, body: object) =>
  callApi<NotificationSummary>('PUT', '/notifications/read', { token, body })
const newest = async (person: Login) => the((await notificationsOf(person)).body.results)

describe('the notifications of a person', () => {
  it('are listed newest first, with how many are unread in all', async () => {
    const person = await aUser()
    for (const kind of ['order_turn', 'proposal_new', 'relocation'] as const) await tell(anEvent({ kind }), [person.id])
    await read(person, (await newest(person)).id)
    const { body } = await notificationsOf(person, { page_size: 2 })
    expect(body.results.map(({ kind }) => kind)).toEqual(['relocation', 'proposal_new'])
    expect(body).toMatchObject({ count: 3, unread: 2 })
    expect(await unreadOf(person)).toBe(2)
  })

  it.each([
    [{ unread: true }, ['proposal_new', 'order_turn']],
    [{ group: 'orders' }, ['proposal_new', 'order_turn']],
    [{ group: 'equipment' }, ['relocation']],
    [{ kind: 'proposal_new' }, ['proposal_new']],
    [{ kind: 'proposal_new', group: 'equipment' }, []],
  ])('are narrowed by %j', async (query, kinds) => {
    const person = await aUser()
    for (const kind of ['order_turn', 'proposal_new', 'relocation'] as const) await tell(anEvent({ kind }), [person.id])
    await read(person, (await newest(person)).id)
    expect((await notificationsOf(person, query)).body.results.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('name who did it as they are called today', async () => {
    const [person, actor] = [await aUser(), await aUser({ firstName: 'Joana Prado' })]
    const words = { title: '{who} pediu uma mudança', text: '', path: null, needs: null }
    await tell(anEvent({ words, actorId: actor.id }), [person.id])
    expect((await newest(person)).title).toBe('Joana Prado pediu uma mudança')
    await rowsOf("update users set first_name = 'Pessoa removida' where id = $1", [actor.id])
    expect((await newest(person)).title).toBe('Pessoa removida pediu uma mudança')
  })

  it('lead nowhere when the person may not open the page any more', async () => {
    const person = await aUser()
    await tell(anEvent({ companyId: person.companyId }), [person.id])
    expect((await newest(person)).href).toBe('/platform/my-orders/000128')
    await rowsOf(`update users set permissions_groups = '{CLIENTE,COLABORADOR}' where id = $1`, [person.id])
    expect((await newest(person)).href).toBeNull()
  })

  it('name the company to a buyer of several, who may open them after a switch', async () => {
    const [own, other] = [await aCompany(), await aCompany()]
    const buyer = await aUser({ groups: ['CLIENTE', 'VENDEDOR'], company: own, permitted: [own, other] })
    await tell(anEvent({ companyId: other.id }), [buyer.id])
    expect(await newest(buyer)).toMatchObject({
      company: { id: other.id, corporate_name: other.corporateName },
      href: '/platform/my-orders/000128',
    })
    await rowsOf('delete from permitted_companies where user_id = $1 and company_id = $2', [buyer.id, other.id])
    expect((await newest(buyer)).href).toBeNull()
  })

  it('are none, and cannot be read by their id, while the person waits for access', async () => {
    const person = await aUser()
    await tell(anEvent(), [person.id])
    const { id } = await newest(person)
    await rowsOf('update companies set active = false where id = $1', [person.companyId])
    expect((await read(person, id)).status).toBe(404)
    expect((await notificationsOf(person)).body).toMatchObject({ count: 0, results: [], unread: 0 })
    expect(await unreadOf(person)).toBe(0)
  })

  it('take the same queries however many they are', async () => {
    const person = await aUser()
    await tell(anEvent(), [person.id])
    const few = await countQueries(() => notificationsOf(person, { page_size: 100 }))
    for (let count = 0; count < 30; count++) await tell(anEvent({ actorId: person.id }), [person.id])
    expect(await countQueries(() => notificationsOf(person, { page_size: 100 }))).toBe(few)
  })
})

describe('reading', () => {
  it('marks one, once: the first time stays', async () => {
    const person = await aUser()
    await tell(anEvent(), [person.id])
    const { id } = await newest(person)
    const first = await read(person, id)
    expect(first.body.read_at).not.toBeNull()
    expect((await read(person, id)).body.read_at).toBe(first.body.read_at)
  })

  it('up to what was seen leaves later ones, other groups and other people alone', async () => {
    const [person, other] = [await aUser(), await aUser()]
    for (const kind of ['order_turn', 'relocation', 'order_late'] as const)
      await tell(anEvent({ kind }), [person.id, other.id])
    const seen = await newest(person)
    await tell(anEvent({ kind: 'order_turn' }), [person.id])
    expect((await readUntil(person, { until_id: seen.id, group: 'orders' })).body).toEqual({ unread: 2 })
    const { results } = (await notificationsOf(person, { unread: true })).body
    expect(results.map(({ kind }) => kind)).toEqual(['order_turn', 'relocation'])
    expect(await unreadOf(other)).toBe(3)
    expect((await readUntil(person, { until_id: results[0]?.id })).body).toEqual({ unread: 0 })
  })

  it.each(['PUT', 'DELETE'])('another person’s answers 404 to %s and changes nothing', async (method) => {
    const [person, stranger] = [await aUser(), await aUser()]
    await tell(anEvent(), [person.id])
    const { id } = await newest(person)
    const path = `/notifications/${String(id)}${method === 'PUT' ? '/read' : ''}`
    expect((await callApi(method, path, stranger)).status).toBe(404)
    expect(await newest(person)).toMatchObject({ id, read_at: null })
  })

  it('deletes one for good', async () => {
    const person = await aUser()
    await tell(anEvent(), [person.id])
    const path = `/notifications/${String((await newest(person)).id)}`
    expect((await callApi('DELETE', path, person)).status).toBe(204)
    expect((await callApi('DELETE', path, person)).status).toBe(404)
    expect((await notificationsOf(person)).body.count).toBe(0)
  })
})

describe('open tabs', () => {
  it('of the person alone hear of a notification, without its content', async () => {
    const company = await aCompany()
    const [person, colleague] = [await aUser({ company }), await aUser({ company })]
    const admin = await aStaffUser(['ADMINISTRADOR'])
    const streams = await Promise.all([person, person, colleague, admin].map(({ token }) => aLiveStream(token)))
    const [tab, otherTab, ...others] = streams
    await tell(anEvent({ companyId: company.id }), [person.id])
    for (const stream of [tab, otherTab]) await stream?.until(() => stream.events.includes('notification'))
    await read(person, (await newest(person)).id)
    const heard = () => tab?.events.filter((event) => event === 'notification').length === 2
    await tab?.until(heard)
    for (const stream of others) expect(stream.events).not.toContain('notification')
    expect(streams.flatMap(({ changes }) => changes)).toEqual([])
    await Promise.all(streams.map((stream) => stream.close()))
  })
})
