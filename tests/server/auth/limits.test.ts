import { hashPassword } from '@/server/auth/passwords'
import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import { purgeLimits } from '@/server/http/purge-expired'
import { byAccount, byAddress, byPlace, throttle, throttleFailures } from '@/server/http/throttle'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const PASSWORD = 'Arrenda2026'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

beforeEach(() => db().delete(rateLimits))

const someone = () => aUser({ passwordHash })
const logIn = (email: string, password = PASSWORD) =>
  callApi<{ code: string; errors: string[] }>('POST', '/login', { body: { email, password } })

async function wrongTries(email: string, times: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => logIn(email, 'Errada2026')))
  return answers.map(({ status }) => status).sort()
}

describe('a hundred wrong log-ins in a minute', () => {
  it('are answered ten times and then refused, with the time to wait', async () => {
    const { email } = await someone()
    expect(await wrongTries(email, 100)).toEqual([...Array<number>(10).fill(401), ...Array<number>(90).fill(429)])
    const { status, headers, body } = await logIn(email, 'Errada2026')
    expect(status).toBe(429)
    expect(body.code).toBe('too_many_requests')
    expect(body.errors).toEqual(['Muitas tentativas. Tente de novo em 15 minutos.'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
  })

  it('do not affect other accounts, also from the same address', async () => {
    const [attacked, other] = [await someone(), await someone()]
    await wrongTries(attacked.email, 100)
    expect((await logIn(other.email)).status).toBe(200)
    expect((await logIn(attacked.email)).status).toBe(429)
  })

  it('are throttled the same way for an unknown e-mail', async () => {
    expect(await wrongTries('ninguem@empresa.example', 30)).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(20).fill(429),
    ])
  })

  it('are counted per person, however the e-mail is written', async () => {
    const { email } = await someone()
    await wrongTries(email, 10)
    expect((await logIn(email.toUpperCase())).status).toBe(429)
  })
})

describe('a hundred wrong log-ins from many places', () => {
  const guessElsewhere = (email: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => throttle(byAccount('login-account', email))))

  it('do not refuse the owner where they were logged in before', async () => {
    const { email } = await someone()
    expect((await logIn(email)).status).toBe(200)
    await guessElsewhere(email, 100)
    expect((await logIn(email)).status).toBe(200)
  })

  it('are refused anywhere else', async () => {
    const { email } = await someone()
    await guessElsewhere(email, 100)
    expect((await logIn(email)).status).toBe(429)
  })

  it('are slowed down after twenty', async () => {
    const { email } = await someone()
    await guessElsewhere(email, 21)
    const began = performance.now()
    expect((await logIn(email)).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(499)
  })
})

describe('a stranger who knows the e-mail', () => {
  it('does not lock its owner out from another place', async () => {
    const { email } = await someone()
    await Promise.allSettled(Array.from({ length: 100 }, () => throttle(byPlace('login-place', email, '203.0.113.7'))))
    expect((await logIn(email)).status).toBe(200)
  })
})

describe('tries at many accounts from one address', () => {
  it('are throttled before they reach the next account', async () => {
    const known = await someone()
    for (let tries = 0; tries < 100; tries += 1) await throttle(byAddress('login-address', 'unknown'))
    expect((await logIn(known.email)).status).toBe(429)
  })
})

describe('a successful log-in', () => {
  it('is not counted: a person may log in as often as they like', async () => {
    const { email } = await someone()
    for (let i = 0; i < 15; i += 1) expect((await logIn(email)).status).toBe(200)
    expect(await rowsOf('select key from rate_limits where points > 0')).toEqual([])
  })

  it('gives back its own point only, not those of earlier failures', async () => {
    const { email } = await someone()
    await wrongTries(email, 9)
    expect((await logIn(email)).status).toBe(200)
    await wrongTries(email, 1)
    expect((await logIn(email)).status).toBe(429)
  })
})

describe('refreshing', () => {
  it('with tokens that were never issued is throttled by IP address', async () => {
    await Promise.all(Array.from({ length: 100 }, () => throttle(byAddress('refresh-address', 'unknown'))))
    const { status, headers } = await callApi('POST', '/login/refresh', { body: { refresh_token: 'inventado' } })
    expect(status).toBe(429)
    expect(headers.get('Retry-After')).not.toBeNull()
  })
})

describe('the counters', () => {
  it('contain no e-mail and no IP address', async () => {
    await wrongTries('segredo@empresa.example', 1)
    const rows = await rowsOf<{ key: string }>('select key from rate_limits')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/segredo|unknown/)
  })

  it('are incremented before the attempt, so that concurrent attempts cannot slip through', async () => {
    let reached = 0
    const attempt = () =>
      throttleFailures([byPlace('login-place', 'junto@empresa.example', '203.0.113.7')], () => {
        reached += 1
        return Promise.reject(new Error('wrong'))
      })
    await Promise.allSettled(Array.from({ length: 50 }, attempt))
    expect(reached).toBe(10)
  })

  it('are removed once they expire', async () => {
    await wrongTries('velha@empresa.example', 1)
    await purgeLimits(new Date())
    expect(await rowsOf('select 1 from rate_limits')).toHaveLength(3)
    await purgeLimits(new Date(Date.now() + 61 * 60_000))
    expect(await rowsOf('select 1 from rate_limits')).toEqual([])
  })
})
