import argon2 from '@node-rs/argon2'
import { hashPassword } from '@/server/auth/passwords'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'

const verify = jest.spyOn(argon2, 'verify')

const logIn = (email: string) => callApi('POST', '/login', { body: { email, password: 'Errada2026' } })

/** The work of a refused log-in: the number of queries, and the argon2 parameters of each password verified. */
async function workOf(email: string) {
  verify.mockClear()
  const queries = await countQueries(() => logIn(email))
  const costs = verify.mock.calls.map(([hash]) => /^\$argon2id\$v=19\$(m=\d+,t=\d+,p=\d+)\$/.exec(String(hash))?.[1])
  return { queries, costs }
}

// Timings vary from run to run, so the test compares the work instead.
describe('a refused log-in', () => {
  it('does the same work for a known e-mail, an unknown one and one that was disabled', async () => {
    const passwordHash = await hashPassword('Arrenda2026')
    const known = await aUser({ passwordHash })
    const disabled = await aUser({ passwordHash, active: false })
    await logIn('primeira@empresa.example')
    const work = await workOf(known.email)
    expect(work.costs).toEqual(['m=47104,t=1,p=1'])
    expect(await workOf('ninguem@empresa.example')).toEqual(work)
    expect(await workOf(disabled.email)).toEqual(work)
  })
})
