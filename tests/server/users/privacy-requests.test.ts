import { remindOfRequests } from '@/server/users/privacy-notices'
import { toDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import { PRIVACY_KIND_LABEL, PRIVACY_KINDS, privacyDueOn } from '@/services/users/privacy-requests.rules'
import type { DataExport, ManagedRequest, PrivacyRequest } from '@/services/users/privacy.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { titlesTo } from '@/tests/factories/http/mails'
import { notificationsOf } from '@/tests/factories/notifications/notifications.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

type Login = { token: string }

const ask = ({ token }: Login, body: object) => callApi<PrivacyRequest>('POST', '/privacy-requests', { token, body })
const own = async ({ token }: Login) => (await callApi<PrivacyRequest[]>('GET', '/privacy-requests', { token })).body
const decide = ({ token }: Login, id: number, body: object) =>
  callApi<PrivacyRequest>('PUT', `/privacy-requests/${String(id)}`, { token, body })
const anAdmin = () => aStaffUser(['ADMINISTRADOR'])
const mailsTo = (email: string) =>
  rowsOf<{ event_key: string; text: string }>(
    'select event_key, data::text as text from mail_outbox where recipient = $1 order by id',
    [email],
  )
const told = async (person: Login) =>
  (await notificationsOf(person, { page_size: 100 })).body.results.filter(({ kind }) => kind === 'privacy_request')

const ANSWERED = 'Respondemos ao seu pedido'

/** A request that was made so many days ago. */
async function anOldRequest(days: number) {
  const person = await aUser()
  const { id } = (await ask(person, { kind: 'access' })).body
  await rowsOf(`update privacy_requests set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  return { id, person }
}

describe('asking something of one’s own data', () => {
  it.each(PRIVACY_KINDS)('gets a protocol and 15 days, shown and mailed: %s', async (kind) => {
    const person = await aUser()
    const { status, body } = await ask(person, { kind, text: 'Meu sobrenome mudou' })

    expect(status).toBe(201)
    const year = toDay(new Date()).slice(0, 4)
    expect(body).toMatchObject({
      kind,
      protocol: `LGPD-${year}-${String(body.id).padStart(6, '0')}`,
      text: 'Meu sobrenome mudou',
      status: 'pending',
      due_on: privacyDueOn(new Date()),
    })
    expect(await own(person)).toEqual([body])
    const [mail] = await mailsTo(person.email)
    expect(mail?.text).toContain(body.protocol)
    expect(mail?.text).toContain(PRIVACY_KIND_LABEL[kind])
    expect(await historyOf('privacy_request', body.id)).toEqual(['requested'])
  })

  it('needs words for a correction and an objection', async () => {
    const person = await aUser()
    for (const kind of ['correction', 'objection']) {
      expect(await ask(person, { kind, text: ' ' })).toMatchObject({
        status: 400,
        body: { fields: { text: ['Conte o que você quer'] } },
      })
    }
    expect(await own(person)).toEqual([])
  })

  it('happens once a kind while it waits', async () => {
    const person = await aUser()
    const all = await Promise.all([1, 2, 3].map(() => ask(person, { kind: 'access' })))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const [first] = await own(person)
    expect(await ask(person, { kind: 'access' })).toMatchObject({
      body: { errors: [`Seu pedido ${first?.protocol ?? ''} já está em análise.`] },
    })
    expect((await ask(person, { kind: 'sharing' })).status).toBe(201)
    await decide(await anAdmin(), first?.id ?? 0, { approved: true, message: 'Segue.' })
    expect((await ask(person, { kind: 'access' })).status).toBe(201)
  })

  it('shows nobody what another person asked', async () => {
    await ask(await aUser(), { kind: 'access' })
    expect(await own(await aUser())).toEqual([])
  })
})

describe('staff', () => {
  it('see every request with its deadline and hear of it, names left out', async () => {
    const [admin, other] = [await anAdmin(), await aStaffUser(['OPERAÇÃO'])]
    const person = await aUser({ firstName: 'Quitéria Zanetti' })
    const { id, protocol, due_on } = (await ask(person, { kind: 'portability' })).body

    const path = '/privacy-request-management?status=pending&page_size=100'
    const { results } = (await callApi<Page<ManagedRequest>>('GET', path, admin)).body
    expect(results.find((one) => one.id === id)).toMatchObject({
      kind: 'portability',
      due_on,
      person: { id: person.id },
    })
    const heard = (await told(admin)).find(({ text }) => text.includes(protocol))
    expect(heard?.href).toBe('/platform/settings#pedidos-lgpd')
    expect(JSON.stringify(heard)).not.toContain('Zanetti')
    expect(await told(other)).toEqual([])
  })

  it.each([
    [11, []],
    [12, ['soon']],
    [15, ['today']],
    [16, ['late']],
  ])('are reminded under the bell and by mail after %s days: %s', async (days, notices) => {
    const admin = await anAdmin()
    const { id } = await anOldRequest(days)
    await remindOfRequests()
    await remindOfRequests()

    const keys = (await mailsTo(admin.email)).map(({ event_key }) => event_key)
    const ofIt = keys.filter((key) => key.startsWith(`privacy:${String(id)}:`))
    expect(ofIt).toEqual(notices.map((notice) => `privacy:${String(id)}:${notice}:${String(admin.id)}`))
    const bells = await rowsOf('select 1 from notifications where user_id = $1 and event_key like $2', [
      admin.id,
      `privacy:${String(id)}:%`,
    ])
    expect(bells).toHaveLength(1 + notices.length)
  })

  it('are reminded of nothing that is decided, and lose what they were told of it', async () => {
    const admin = await anAdmin()
    const { id } = await anOldRequest(15)
    await remindOfRequests()
    await decide(admin, id, { approved: true, message: 'Segue o que temos.' })
    expect((await told(admin)).filter(({ text }) => text.includes(String(id).padStart(6, '0')))).toEqual([])
    const late = await anAdmin()
    await remindOfRequests()
    expect(
      (await mailsTo(late.email)).filter(({ event_key }) => event_key.startsWith(`privacy:${String(id)}:`)),
    ).toEqual([])
  })

  it.each([
    ...PRIVACY_KINDS.filter((one) => one !== 'erasure').map((kind) => [kind, true, 'done', ANSWERED] as const),
    ['sharing', false, 'refused', 'Seu pedido não foi aceito'] as const,
  ])('answer in words, which are mailed with the protocol: %s, approved: %s', async (kind, approved, status, title) => {
    const person = await aUser()
    const { id, protocol } = (await ask(person, { kind, text: 'Por favor' })).body
    const decision = { approved, message: 'Com a transportadora Rápida.' }
    expect((await decide(await anAdmin(), id, decision)).body).toMatchObject({ status, message: decision.message })

    expect((await titlesTo(person)).at(-1)).toBe(title)
    const answer = (await mailsTo(person.email)).at(-1)?.text
    for (const words of [protocol, decision.message]) expect(answer).toContain(words)
    expect((await own(person))[0]).toMatchObject({ status, message: decision.message })
    const events = await rowsOf(
      `select message from event_logs where model_name = 'privacy_request' and object_id = $1`,
      [id],
    )
    expect(JSON.stringify(events)).not.toContain('Rápida')
  })

  it('cannot answer without words, twice, or themselves', async () => {
    const admin = await anAdmin()
    const { id } = (await ask(await aUser(), { kind: 'access' })).body
    expect(await decide(admin, id, { approved: true })).toMatchObject({
      status: 400,
      body: { fields: { message: ['Escreva a resposta'] } },
    })
    expect((await decide(admin, id, { approved: true, message: 'Segue.' })).status).toBe(200)
    expect((await decide(admin, id, { approved: true, message: 'Segue.' })).status).toBe(409)
    const mine = (await ask(admin, { kind: 'access' })).body
    expect((await decide(admin, mine.id, { approved: true, message: 'Segue.' })).status).toBe(409)
  })

  it('decide no copy that somebody downloaded', async () => {
    const person = await aUser()
    await callApi('GET', '/privacy/export', person)
    const [copy] = await rowsOf<{ id: number }>('select id from privacy_requests where user_id = $1', [person.id])
    expect((await decide(await anAdmin(), copy?.id ?? 0, { approved: true, message: 'Segue.' })).status).toBe(404)
    expect(await own(person)).toEqual([])
  })
})

it('the copy of a person’s data has what they asked and what was answered', async () => {
  const person = await aUser()
  const { id } = (await ask(person, { kind: 'correction', text: 'Meu nome é com Z' })).body
  await decide(await anAdmin(), id, { approved: true, message: 'Corrigido.' })
  const { privacy_requests } = (await callApi<DataExport>('GET', '/privacy/export', person)).body
  expect(privacy_requests).toContainEqual(
    expect.objectContaining({ kind: 'correction', text: 'Meu nome é com Z', message: 'Corrigido.' }),
  )
})
