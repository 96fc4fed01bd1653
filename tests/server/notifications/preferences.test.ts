import type { NotificationChoice, NotificationPreferences } from '@/services/notifications/notifications.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { historyOfUser as historyOf } from '@/tests/factories/people/managed-users.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'

type Login = { token: string }

const preferencesOf = async (person: Login) =>
  (await callApi<NotificationPreferences>('GET', '/notification-preferences', person)).body
const save = ({ token }: Login, body: object) =>
  callApi<NotificationPreferences>('PUT', '/notification-preferences', { token, body })
const choiceOf = async (person: Login, kind: NotificationChoice['kind']) =>
  (await preferencesOf(person)).choices.find((choice) => choice.kind === kind)

const ALL_ON = { orders: true, tickets: true, news: true }
const ALL_OFF = { orders: false, tickets: false, news: false }

describe('how a person hears of each kind of event', () => {
  it('is the default until they choose', async () => {
    const person = await aUser()
    expect((await preferencesOf(person)).choices).toContainEqual({
      kind: 'order_turn',
      bell: true,
      mail: true,
      is_always_mailed: false,
      default_bell: true,
      default_mail: true,
    })
  })

  it('lists the kinds that reach the person, and no other', async () => {
    const kindsOf = async (person: Login) => (await preferencesOf(person)).choices.map(({ kind }) => kind)
    const manager = await kindsOf(await aUser())
    expect(manager).toEqual(expect.arrayContaining(['proposal_new', 'delivery_on_way', 'relocation']))
    for (const kind of ['mention', 'credit_done', 'mail_failed', 'ticket_new']) expect(manager).not.toContain(kind)
    expect(await kindsOf(await aUser({ groups: ['CLIENTE', 'COLABORADOR'] }))).not.toContain('proposal_new')
    const lawyer = await kindsOf(await aStaffUser(['JURÍDICO']))
    expect(lawyer).toContain('mention')
    expect(lawyer).not.toContain('credit_done')
    expect(await kindsOf(await aStaffUser(['ADMINISTRADOR']))).toEqual(
      expect.arrayContaining(['mail_failed', 'job_dead']),
    )
  })

  it('says what is always mailed, and keeps no choice about it or about what does not reach the person', async () => {
    const person = await aUser()
    const fixed = { kind: 'account', bell: null, mail: null, is_always_mailed: true }
    expect(await choiceOf(person, 'account')).toMatchObject(fixed)
    await save(person, {
      choices: [
        { kind: 'account', mail: false, bell: true },
        { kind: 'mention', mail: false },
      ],
    })
    expect(await choiceOf(person, 'account')).toMatchObject(fixed)
    expect(await historyOf(person.id)).toEqual([])
  })

  it('lets a person ask for news, and take that back', async () => {
    const person = await aUser()
    expect(await choiceOf(person, 'news')).toMatchObject({ bell: null, mail: false, default_mail: false })
    for (const mail of [true, false]) {
      await save(person, { choices: [{ kind: 'news', mail }] })
      expect(await preferencesOf(person)).toMatchObject({ news: mail })
    }
  })

  it('changes kind by kind and channel by channel; the rest stays, with one line of history', async () => {
    const person = await aUser()
    await save(person, { choices: [{ kind: 'order_turn', mail: false }] })
    await save(person, {
      choices: [
        { kind: 'order_turn', bell: false },
        { kind: 'relocation', mail: false },
      ],
    })
    await save(person, { choices: [{ kind: 'relocation', mail: false }] })
    expect(await choiceOf(person, 'order_turn')).toMatchObject({ bell: false, mail: false })
    expect(await choiceOf(person, 'relocation')).toMatchObject({ bell: true, mail: false })
    expect(await choiceOf(person, 'proposal_new')).toMatchObject({ bell: true, mail: true })
    expect((await historyOf(person.id)).map(({ action }) => action)).toEqual([
      'preferences_changed',
      'preferences_changed',
    ])
  })

  it.each([
    {},
    { choices: [] },
    { orders: false },
    { choices: [{ kind: 'nothing' }] },
    { ...ALL_ON, choices: [] },
    { orders: false, choices: [{ kind: 'order_turn', mail: true }] },
    { ...ALL_ON, choices: [{ kind: 'order_turn', mail: true }] },
  ])('refuses %j, and stays', async (body) => {
    const person = await aUser()
    const before = await preferencesOf(person)
    expect((await save(person, body)).status).toBe(400)
    expect(await preferencesOf(person)).toEqual(before)
  })
})

describe('the three switches of the first version', () => {
  it('are taken and given as before', async () => {
    const person = await aUser()
    expect(await preferencesOf(person)).toMatchObject({ orders: true, tickets: true, news: false })
    expect((await save(person, ALL_OFF)).body).toMatchObject(ALL_OFF)
    expect((await save(person, ALL_ON)).body).toMatchObject(ALL_ON)
  })

  it('switch the mails of all kinds that they covered, and no bell', async () => {
    const person = await aUser()
    await save(person, { ...ALL_ON, orders: false })
    for (const kind of ['order_turn', 'order_late', 'proposal_new', 'delivery_on_way', 'exchange'] as const)
      expect(await choiceOf(person, kind)).toMatchObject({ bell: true, mail: false })
    expect(await choiceOf(person, 'relocation')).toMatchObject({ bell: true, mail: true })
  })

  it('count only what reaches the person: a mail for staff keeps no customer’s switch on', async () => {
    const person = await aUser()
    const { choices } = await preferencesOf(person)
    const covered = choices.filter(({ kind }) => kind.startsWith('ticket_'))
    await save(person, { choices: covered.map(({ kind }) => ({ kind, mail: false })) })
    expect(await preferencesOf(person)).toMatchObject({ orders: true, tickets: false })
  })

  it('leave single choices alone that agree with them', async () => {
    const person = await aUser()
    await save(person, { choices: [{ kind: 'order_late', mail: false }] })
    await save(person, ALL_ON)
    expect(await choiceOf(person, 'order_late')).toMatchObject({ mail: false })
    expect(await choiceOf(person, 'order_turn')).toMatchObject({ mail: true })
  })
})
