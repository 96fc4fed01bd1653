import { eq } from 'drizzle-orm'
import { issueTemporaryPassword } from '@/server/auth/auth.service'
import { passwordMatches } from '@/server/auth/passwords'
import { newTemporaryPassword } from '@/server/auth/temporary-password'
import { db, transaction } from '@/server/db/client'
import { users } from '@/server/db/schema'
import { drainJobs } from '@/server/jobs/queue'
import { brokenRules } from '@/services/auth/password.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

type Mail = { recipient: string; subject: string; text: string }

const give = (user: Awaited<ReturnType<typeof aUser>>) => transaction((tx) => issueTemporaryPassword(tx, user))
const rowOf = async (id: number) => the(await db().select().from(users).where(eq(users.id, id)))

async function mailTo(email: string): Promise<Mail> {
  await drainJobs()
  return the(await rowsOf<Mail>('select recipient, subject, text from mail_outbox where recipient = $1', [email]))
}

const passwordIn = ({ text }: Mail): string => /Senha temporária\s+(\S+)/.exec(text)?.[1] ?? ''

describe('a temporary password', () => {
  it('meets the rules and contains no ambiguous characters', () => {
    const many = Array.from({ length: 500 }, newTemporaryPassword)
    expect(many.flatMap((password) => brokenRules(password))).toEqual([])
    expect(many.filter((password) => /[Il1O0o]/.test(password))).toEqual([])
    expect(new Set(many).size).toBe(500)
  })

  it('is mailed to the person, and only its hash is kept', async () => {
    const user = await aUser({ groups: ['CLIENTE', 'COLABORADOR'] })
    await give(user)
    const mail = await mailTo(user.email)
    expect(mail.subject).toBe('Sua senha de acesso à Arrenda')
    const { passwordHash } = await rowOf(user.id)
    expect(passwordHash).toMatch(/^\$argon2id\$/)
    expect(await passwordMatches(passwordHash, passwordIn(mail))).toBe(true)
  })

  it('must be changed, lasts a week, and ends the sessions that were open', async () => {
    const user = await aUser()
    const other = await aUser()
    await give(user)
    const { mustChangePassword, passwordExpiresAt } = await rowOf(user.id)
    expect(mustChangePassword).toBe(true)
    expect((passwordExpiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect((await callApi('GET', '/get_logged_user', { token: user.token })).status).toBe(401)
    expect((await callApi('GET', '/get_logged_user', { token: other.token })).status).toBe(200)
  })

  it('changes nothing and sends no mail when its transaction fails', async () => {
    const user = await aUser()
    const before = await rowOf(user.id)
    const failing = transaction(async (tx) => {
      await issueTemporaryPassword(tx, user)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rowOf(user.id)).toEqual(before)
    expect(await rowsOf('select 1 from mail_outbox where recipient = $1', [user.email])).toEqual([])
  })
})
