import pino from 'pino'
import { db } from '@/server/db/client'
import { users } from '@/server/db/schema'
import { LOG_FORMAT } from '@/server/http/log'
import { aUser } from '@/tests/factories/people/users.factory'

/** The lines that the logger writes for an error. */
function linesFor(error: unknown): string {
  let lines = ''
  pino(LOG_FORMAT, { write: (line: string) => (lines += line) }).error({ err: error }, 'unexpected error')
  return lines
}

describe('the log line of a failing insert', () => {
  it('names the statement and what PostgreSQL says, and none of the values', async () => {
    const { email } = await aUser()
    const person = {
      email,
      firstName: 'Zuleica Quirino',
      username: email,
      permissionsGroups: ['CLIENTE'],
      phone: '+5511964217788',
      passwordHash: '$argon2id$v=19$m=19456$segredo',
    }
    const error: unknown = await db()
      .insert(users)
      .values(person)
      .then(
        () => undefined,
        (failed: unknown) => failed,
      )
    const lines = linesFor(error)

    expect(lines).toContain('insert into \\"users\\"')
    expect(lines).toMatch(/violates (unique|not-null) constraint/)
    expect(lines).not.toMatch(new RegExp(`Zuleica|964217788|argon2id|segredo|${email}`))
  })

  it('has no e-mail, CPF or token that an error’s text quotes', () => {
    const error = new Error('no mailbox for rui@horizonte.example (529.982.247-25)', {
      cause: new Error('Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'),
    })
    expect(linesFor(error)).not.toMatch(/rui@|529\.982|eyJ/)
  })
})
