import pg from 'pg'
import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import type { Page } from '@/services/http/page.schema'
import type { ManagedRequest, PrivacyRequest } from '@/services/users/privacy.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

beforeEach(async () => {
  await db().delete(rateLimits)
})

const WORDS = 'Quero saber se guardam meu endereço'

const ask = (email: string, more: object = {}) =>
  callApi<{ fields: object }>('POST', '/privacy-requests/without-account', {
    body: { name: 'Hortênsia Valadão', email, kind: 'access', text: WORDS, ...more },
  })

const mailsTo = (email: string) =>
  rowsOf<{ event_key: string; text: string }>(
    'select event_key, data::text as text from mail_outbox where recipient = $1 order by id',
    [email],
  )

const requestOf = async (email: string) =>
  the(await rowsOf<{ id: number; user_id: null }>('select id, user_id from privacy_requests where email = $1', [email]))

/** The answer to a request, and the text of every statement that it sent to the database. */
async function workOf(email: string) {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  try {
    const { status, body } = await ask(email)
    const statements = query.mock.calls.map(([first]: unknown[]) =>
      typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first),
    )
    return { status, body, statements }
  } finally {
    query.mockRestore()
  }
}

describe('asking without an account', () => {
  it('answers the same bytes after the same statements, whether the e-mail is known or not', async () => {
    const [known, disabled] = [await aUser(), await aUser({ active: false })]
    await ask('primeira@fora.example')
    const work = await workOf('ninguem@fora.example')
    expect(work).toMatchObject({ status: 204, body: null })
    expect(work.statements.length).toBeGreaterThan(5)
    expect(await workOf(known.email)).toEqual(work)
    expect(await workOf(disabled.email)).toEqual(work)
  })

  it('mails the protocol to that e-mail alone, and repeats nothing that was typed', async () => {
    const { email } = await aUser()
    await ask(email)
    const { id, user_id } = await requestOf(email)
    expect(user_id).toBeNull()
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`-${String(id).padStart(6, '0')}`)
    for (const typed of ['Hortênsia', WORDS]) expect(JSON.stringify(mails)).not.toContain(typed)
  })

  it('shows nothing to whoever has an account with that e-mail', async () => {
    const person = await aUser()
    await ask(person.email)
    expect((await callApi<PrivacyRequest[]>('GET', '/privacy-requests', person)).body).toEqual([])
  })

  it('reaches staff, whose answer goes to the e-mail; so does the answer to a wish to be erased', async () => {
    const admin = await aStaffUser(['ADMINISTRADOR'])
    for (const kind of ['access', 'erasure']) {
      const email = `hortensia.${kind}@fora.example`
      await ask(email, { kind })
      const { id } = await requestOf(email)
      const path = '/privacy-request-management?status=pending&page_size=100'
      const { results } = (await callApi<Page<ManagedRequest>>('GET', path, admin)).body
      expect(results.find((one) => one.id === id)).toMatchObject({
        kind,
        text: WORDS,
        person: { id: null, first_name: 'Hortênsia Valadão', email },
      })
      const body = { approved: true, message: 'Não temos nada seu.' }
      expect((await callApi('PUT', `/privacy-requests/${String(id)}`, { token: admin.token, body })).status).toBe(200)
      expect((await mailsTo(email)).at(-1)?.text).toContain('Não temos nada seu.')
    }
  })

  it.each([
    ['a wrong e-mail', { email: 'hortensia@' }, ['email']],
    ['a name with an address', { name: 'Ganhe em www.golpe.example' }, ['name']],
    ['no kind', { kind: '' }, ['kind']],
    ['a correction without words', { kind: 'correction', text: '' }, ['text']],
  ])('is refused for %s', async (_, spoilt, fields) => {
    const { status, body } = await ask('hortensia@fora.example', spoilt)
    expect([status, Object.keys(body.fields)]).toEqual([400, fields])
  })

  it('is limited per e-mail and per address', async () => {
    const statuses = []
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await ask('muitas@fora.example')).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const many = []
    for (let nth = 0; nth < 20; nth += 1) many.push((await ask(`outra${String(nth)}@fora.example`)).status)
    expect(many.at(-1)).toBe(429)
  })
})
