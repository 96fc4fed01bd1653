import { eq } from 'drizzle-orm'
import { isCommonPassword } from '@/server/auth/common-passwords'
import { hashPassword } from '@/server/auth/passwords'
import { db } from '@/server/db/client'
import { passwordResets, rateLimits, users } from '@/server/db/schema'
import { drainJobs } from '@/server/jobs/queue'
import type { PasswordCheckAnswer } from '@/services/auth/auth.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aUser, openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const OLD = 'Arrenda2026'
const NEW = 'Jabuticaba-Roxa-41'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(OLD)
})

beforeEach(() => db().delete(rateLimits))

type Answer = { code: string; errors: string[]; fields?: Record<string, string[]> }

const someone = (overrides: Parameters<typeof aUser>[0] = {}) => aUser({ passwordHash, ...overrides })
const canLogIn = async (email: string, password: string) =>
  (await callApi('POST', '/login', { body: { email, password } })).status === 200
const isLive = async (token: string) => (await callApi('GET', '/get_logged_user', { token })).status === 200
const change = (token: string, old_password: string, new_password: string) =>
  callApi<Answer>('POST', '/change_password', { token, body: { old_password, new_password } })
const askFor = (email: string) => callApi<Answer>('POST', '/password_reset/', { body: { email } })
const confirm = (token: string, password: string) =>
  callApi<Answer>('POST', '/password_reset/confirm/', { body: { token, password } })

async function mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
  await drainJobs()
  return rowsOf('select subject, text, html from mail_outbox where recipient = $1 order by id', [email])
}

/** The token of the newest recovery mail. */
async function tokenFor(email: string): Promise<string> {
  await askFor(email)
  const mails = await mailsTo(email)
  return /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('changing the password', () => {
  it('accepts only the new password, ends the other sessions and mails the owner', async () => {
    const user = await someone()
    const elsewhere = await openSession(user.id)
    expect((await change(user.token, OLD, NEW)).status).toBe(204)
    expect(await canLogIn(user.email, OLD)).toBe(false)
    expect(await canLogIn(user.email, NEW)).toBe(true)
    expect(await isLive(user.token)).toBe(true)
    expect(await isLive(elsewhere)).toBe(false)
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['Sua senha da Arrenda foi alterada'])
    expect(await rowsOf('select action, actor_id from event_logs where object_id = $1', [user.id])).toEqual([
      { action: 'password_changed', actor_id: user.id },
    ])
  })

  it.each([
    ['Errada2026', NEW, { old_password: ['A senha atual não confere.'] }],
    [OLD, OLD, { new_password: ['Escolha uma senha diferente da atual.'] }],
    [OLD, 'curta', { new_password: ['No mínimo 8 caracteres', 'No mínimo 1 letra maiúscula', 'No mínimo 1 número'] }],
    [OLD, 'Senha123', { new_password: ['Difícil de adivinhar (Senha123 não serve)'] }],
    ['', '', { old_password: ['Digite sua senha'], new_password: ['Digite sua senha'] }],
  ])('is refused from %j to %j, and changes nothing', async (old, next, fields) => {
    const user = await someone()
    const elsewhere = await openSession(user.id)
    expect(await change(user.token, old, next)).toMatchObject({ status: 400, body: { code: 'invalid', fields } })
    expect(await isLive(elsewhere)).toBe(true)
    expect(await canLogIn(user.email, OLD)).toBe(true)
    expect(await mailsTo(user.email)).toEqual([])
  })

  it('refuses personal data: name, e-mail, company, CNPJ and phone', async () => {
    const company = await aCompany({ corporateName: 'Metalúrgica Jatobá', cnpj: 'TESTE123000100' })
    const { token } = await someone({ company, username: 'Iracema Vidal', phone: '+5511987654321' })
    for (const password of ['Iracema-7788x', 'Jatoba-7788xy', 'Teste-9911xyz', 'Xy-98765-abc', 'Pessoa-7788xy']) {
      const { status, body } = await change(token, OLD, password)
      expect([password, status, body.fields]).toEqual([
        password,
        400,
        { new_password: ['Sem seu nome, e-mail, celular ou dados da empresa'] },
      ])
    }
  })

  it('gives full access to a user who had a temporary password', async () => {
    const user = await someone({ mustChangePassword: true, passwordExpiresAt: new Date(Date.now() + 60_000) })
    expect((await callApi('GET', '/checkout', { token: user.token })).status).toBe(403)
    expect((await change(user.token, OLD, NEW)).status).toBe(204)
    expect((await callApi('GET', '/checkout', { token: user.token })).status).toBe(200)
    const [row] = await db().select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ mustChangePassword: false, passwordExpiresAt: null })
  })

  it('is refused to an account that has no password yet', async () => {
    const user = await aUser({ passwordHash: '' })
    expect(await change(user.token, OLD, NEW)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await canLogIn(user.email, '')).toBe(false)
    expect(await canLogIn(user.email, OLD)).toBe(false)
  })

  it('is limited to ten wrong old passwords', async () => {
    const { token } = await someone()
    for (let i = 0; i < 10; i += 1) await change(token, 'Errada2026', NEW)
    expect(await change(token, OLD, NEW)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })
})

describe('recovering the password', () => {
  it('sends a link that sets a new password once, and ends every session', async () => {
    const user = await someone()
    const token = await tokenFor(user.email)
    expect((await confirm(token, NEW)).status).toBe(204)
    expect(await canLogIn(user.email, NEW)).toBe(true)
    expect(await isLive(user.token)).toBe(false)
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Crie uma nova senha da Arrenda',
      'Sua senha da Arrenda foi alterada',
    ])
    expect(await confirm(token, 'Outra-Roxa-42')).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
    expect(await canLogIn(user.email, NEW)).toBe(true)
  })

  it('gives the same answer for an unknown, disabled or deleted user, and mails none', async () => {
    const known = await someone()
    const disabled = await someone({ active: false })
    const deleted = await someone({ active: false, deletedAt: new Date() })
    const answers = []
    for (const email of [known.email, 'ninguem@empresa.example', disabled.email, deleted.email]) {
      const { status, body } = await askFor(email)
      answers.push({ status, body })
    }
    expect(answers).toEqual(Array<unknown>(4).fill({ status: 204, body: null }))
    expect(await mailsTo(known.email)).toHaveLength(1)
    for (const email of ['ninguem@empresa.example', disabled.email, deleted.email]) {
      expect(await mailsTo(email)).toEqual([])
    }
  })

  it('does not look for the account before it has answered', async () => {
    const user = await someone()
    await askFor(user.email)
    expect(await rowsOf('select 1 from password_resets where user_id = $1', [user.id])).toEqual([])
    await drainJobs()
    expect(await rowsOf('select 1 from password_resets where user_id = $1', [user.id])).toHaveLength(1)
  })

  it('keeps no link, only its hash', async () => {
    const user = await someone()
    const token = await tokenFor(user.email)
    expect(JSON.stringify(await rowsOf('select * from password_resets'))).not.toContain(token)
  })

  it('refuses the link after an hour', async () => {
    const user = await someone()
    const token = await tokenFor(user.email)
    const [row] = await db().select().from(passwordResets).where(eq(passwordResets.userId, user.id))
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000)
    await db()
      .update(passwordResets)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordResets.userId, user.id))
    expect(await confirm(token, NEW)).toMatchObject({
      status: 400,
      body: { errors: ['Esse link não vale mais. Peça outro em “Esqueci minha senha”.'] },
    })
    expect(await canLogIn(user.email, OLD)).toBe(true)
  })

  it('lets the link be used again when the password broke the rules', async () => {
    const user = await someone()
    const token = await tokenFor(user.email)
    expect(await confirm(token, 'flamengo')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect((await confirm(token, NEW)).status).toBe(204)
  })

  it('lets one of two concurrent uses of the link succeed', async () => {
    const user = await someone()
    const token = await tokenFor(user.email)
    const answers = await Promise.all([confirm(token, NEW), confirm(token, 'Outra-Roxa-42')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  })

  it('clears the limit of failed log-ins', async () => {
    const user = await someone()
    for (let i = 0; i < 11; i += 1) await canLogIn(user.email, 'Errada2026')
    expect(await canLogIn(user.email, OLD)).toBe(false)
    await confirm(await tokenFor(user.email), NEW)
    expect(await canLogIn(user.email, NEW)).toBe(true)
  })

  it('sends at most five mails an hour, and answers the same, known or not', async () => {
    const { email } = await someone()
    for (const asked of [email, 'ninguem@empresa.example']) {
      for (let i = 0; i < 8; i += 1) expect((await askFor(asked)).status).toBe(204)
    }
    expect(await mailsTo(email)).toHaveLength(5)
  })

  it('keeps earlier links open, so that requests of a stranger do not close the owner’s, until one is used', async () => {
    const { email } = await someone()
    const [first, second] = [await tokenFor(email), await tokenFor(email)]
    expect((await confirm(first, NEW)).status).toBe(204)
    expect((await confirm(second, 'Outra-Roxa-42')).body.code).toBe('link_not_valid')
  })
})

describe('a password while it is typed', () => {
  const check = (body: object, token?: string) =>
    callApi<PasswordCheckAnswer>('POST', '/password-rules/check', { body, token })
  const broken = ({ rules }: PasswordCheckAnswer) => rules.filter(({ holds }) => !holds).map(({ rule }) => rule)

  it('is checked rule by rule, also for a visitor', async () => {
    const { status, body } = await check({ password: 'marina', full_name: 'Marina Duarte' })
    expect(status).toBe(200)
    expect(body.accepted).toBe(false)
    expect(broken(body)).toEqual(['length', 'upper', 'digit', 'personal', 'common'])
    expect((await check({ password: NEW })).body.accepted).toBe(true)
  })

  it('is compared with the personal data of the user', async () => {
    const { token } = await someone({ username: 'Iracema Vidal' })
    expect(broken((await check({ password: 'Iracema-7788x' }, token)).body)).toEqual(['personal'])
    expect(broken((await check({ password: 'Iracema-7788x' })).body)).toEqual([])
  })

  it('counts as common also with a year or a symbol', async () => {
    for (const password of [
      'Senha123',
      'Flamengo@2026',
      'qwerty123',
      'Password1',
      '2026Brasil',
      'P@ssw0rd',
      'Março2026',
    ]) {
      expect([password, await isCommonPassword(password)]).toEqual([password, true])
    }
    for (const password of [NEW, 'Kp7mWz4qXr2t', 'Mandacaru7Flor', OLD]) {
      expect([password, await isCommonPassword(password)]).toEqual([password, false])
    }
  })
})
