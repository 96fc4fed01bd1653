import { transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { notify, retract, retractForNow } from '@/server/notifications/notifications.service'
import type { NotificationPreferencesBody } from '@/services/notifications/notifications.schema'
import { callApi } from '@/tests/factories/http/call-api'
import {
  anEvent,
  mailsOf,
  makeMailsDue,
  notificationsOf,
  tell,
  unreadOf,
} from '@/tests/factories/notifications/notifications.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Login = { token: string }

const choose = ({ token }: Login, ...choices: NonNullable<NotificationPreferencesBody['choices']>) =>
  callApi('PUT', '/notification-preferences', { token, body: { choices } })

const titles = async (person: Login) => (await notificationsOf(person)).body.results.map(({ title }) => title)

describe('an event', () => {
  it('stands under the bell of everyone it is told to, and is mailed to them', async () => {
    const [one, other, nobody] = [await aUser(), await aUser(), await aUser()]
    const event = anEvent()
    await tell(event, [one.id, other.id, one.id])
    for (const person of [one, other]) expect(await titles(person)).toEqual([event.words?.title])
    expect(await titles(nobody)).toEqual([])
    expect((await mailsOf(event)).map(({ recipient }) => recipient)).toEqual([one.email, other.email])
  })

  it('is told once, however often it is told', async () => {
    const person = await aUser()
    const event = anEvent()
    await Promise.all([tell(event, [person.id]), tell(event, [person.id])])
    await tell(event, [person.id])
    expect(await unreadOf(person)).toBe(1)
    expect(await mailsOf(event)).toHaveLength(1)
  })

  it('is not told again to who removed it, under the bell or by mail', async () => {
    const [person, other] = [await aUser(), await aUser()]
    const event = anEvent()
    await choose(person, { kind: 'order_turn', mail: false })
    await tell(event, [person.id])
    await callApi('DELETE', `/notifications/${String((await notificationsOf(person)).body.results[0]?.id)}`, person)
    await choose(person, { kind: 'order_turn', mail: true })
    await tell(event, [person.id, other.id])
    expect([await unreadOf(person), await titles(person)]).toEqual([0, []])
    expect((await mailsOf(event)).map(({ recipient }) => recipient)).toEqual([other.email])
    const [row] = await rowsOf('select words from notifications where user_id = $1', [person.id])
    expect(row).toEqual({ words: { title: '', text: '', path: null, needs: null } })
  })

  it('is over for good when it was taken back, but for one that may come again', async () => {
    const [person, mentioned] = [await aUser(), await aUser()]
    const [reminder, mention] = [anEvent(), anEvent()]
    const tellBoth = async (): Promise<void> => {
      await tell(reminder, [person.id])
      await tell(mention, [mentioned.id])
    }
    await tellBoth()
    await transaction(async (tx) => {
      await retract(tx, reminder.key, [person.id])
      await retractForNow(tx, mention.key, [mentioned.id])
    })
    expect([await unreadOf(person), await unreadOf(mentioned)]).toEqual([0, 0])
    await tellBoth()
    expect([await unreadOf(person), await unreadOf(mentioned)]).toEqual([0, 1])
    expect(await mailsOf(reminder)).toMatchObject([{ status: 'withdrawn' }])
    expect(await mailsOf(mention)).toMatchObject([{ status: 'pending' }])
  })

  it('is not told when its cause is rolled back', async () => {
    const person = await aUser()
    const event = anEvent()
    const failing = transaction(async (tx) => {
      await notify(tx, event, [person.id])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await unreadOf(person)).toBe(0)
    expect(await mailsOf(event)).toEqual([])
  })

  it('is not told to users who may not log in', async () => {
    const gone = await aUser({ active: false })
    const event = anEvent()
    await tell(event, [gone.id])
    expect(await mailsOf(event)).toEqual([])
    expect(await rowsOf('select 1 from notifications where user_id = $1', [gone.id])).toEqual([])
  })

  it('is told to nobody who may not see such a thing, whatever is told', async () => {
    const [company, foreign] = [await aCompany(), await aCompany()]
    const helper = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const stranger = await aUser({ company: foreign })
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [foreign] })
    const buyer = await aUser({ groups: ['CLIENTE', 'VENDEDOR'], company: foreign, permitted: [foreign, company] })
    const [manager, lawyer] = [await aUser({ company }), await aStaffUser(['JURÍDICO'])]
    const event = anEvent({ companyId: company.id })
    await tell(
      event,
      [helper, stranger, seller, buyer, manager, lawyer].map(({ id }) => id),
    )
    const told = (await mailsOf(event)).map(({ recipient }) => recipient)
    expect(told).toEqual([buyer, manager, lawyer].map(({ email }) => email))
    for (const person of [helper, stranger, seller]) expect(await unreadOf(person)).toBe(0)
  })

  it('is mailed to each of several strangers, once', async () => {
    const event = anEvent({ kind: 'quotation_expires' })
    const strangers = ['vera@example.com', 'otto@example.com', 'VERA@example.com'].map((email) => ({
      email,
      firstName: '',
    }))
    await tell(event, strangers)
    await tell(event, strangers)
    expect((await mailsOf(event)).map(({ recipient }) => recipient)).toEqual(['vera@example.com', 'otto@example.com'])
  })

  it('is mailed to strangers, who have no bell, at once', async () => {
    const event = anEvent({ kind: 'quotation_expires' })
    await tell(event, [{ email: 'visita@example.com', firstName: 'Vera' }])
    expect(await mailsOf(event)).toMatchObject([{ recipient: 'visita@example.com', sends_in: 0 }])
  })
})

describe('what a person chose', () => {
  it('switches a kind off in the mail, and leaves it under the bell', async () => {
    const person = await aUser()
    await choose(person, { kind: 'order_turn', mail: false })
    const event = anEvent()
    await tell(event, [person.id])
    expect(await mailsOf(event)).toEqual([])
    expect(await unreadOf(person)).toBe(1)
  })

  it('switches a kind off under the bell, whose mail then goes out at once', async () => {
    const person = await aUser()
    await choose(person, { kind: 'order_turn', bell: false })
    const event = anEvent()
    await tell(event, [person.id])
    expect(await unreadOf(person)).toBe(0)
    expect(await mailsOf(event)).toMatchObject([{ sends_in: 0 }])
  })

  it('holds for that kind and person alone', async () => {
    const [quiet, other] = [await aUser(), await aUser()]
    await choose(quiet, { kind: 'order_turn', bell: false, mail: false })
    const [turn, proposal] = [anEvent(), anEvent({ kind: 'proposal_new' })]
    for (const event of [turn, proposal]) await tell(event, [quiet.id, other.id])
    expect((await mailsOf(turn)).map(({ recipient }) => recipient)).toEqual([other.email])
    expect(await mailsOf(proposal)).toHaveLength(2)
  })

  it('does not reach what an account cannot do without', async () => {
    const person = await aUser()
    await callApi('PUT', '/notification-preferences', {
      ...person,
      body: { orders: false, tickets: false, news: false },
    })
    await choose(person, { kind: 'account', mail: false, bell: true })
    const event = anEvent({ kind: 'account' })
    await tell(event, [person.id])
    expect(await mailsOf(event)).toMatchObject([{ recipient: person.email, sends_in: 0 }])
    expect(await unreadOf(person)).toBe(0)
  })

  it('is by default no mail for what only the bell tells', async () => {
    const person = await aStaffUser(['FINANCEIRO'])
    const event = anEvent({ kind: 'credit_done' })
    await tell(event, [person.id])
    expect(await unreadOf(person)).toBe(1)
    expect(await mailsOf(event)).toEqual([])
  })
})

describe('a mail whose event stands under the bell', () => {
  it('waits for five minutes', async () => {
    const person = await aUser()
    const event = anEvent()
    await tell(event, [person.id])
    expect(await mailsOf(event)).toMatchObject([{ status: 'pending', sends_in: 300 }])
    await drainJobs()
    expect(await mailsOf(event)).toMatchObject([{ status: 'pending' }])
    await makeMailsDue()
    await drainJobs()
    expect(await mailsOf(event)).toMatchObject([{ status: 'kept' }])
  })

  it.each([
    ['read', 'PUT', '/read'],
    ['dismissed', 'DELETE', ''],
  ])('is not sent once it was %s there, and says so', async (status, method, path) => {
    const [person, other] = [await aUser(), await aUser()]
    const event = anEvent()
    await tell(event, [person.id, other.id])
    const id = (await notificationsOf(person)).body.results[0]?.id
    await callApi(method, `/notifications/${String(id)}${path}`, person)
    await makeMailsDue()
    await drainJobs()
    expect(await mailsOf(event)).toMatchObject([
      { recipient: person.email, status },
      { recipient: other.email, status: 'kept' },
    ])
  })
})
