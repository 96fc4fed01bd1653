import { ACCESS_MINUTES, readAccess, signAccess } from '@/server/auth/tokens'

const claims = { userId: 7, familyId: 'd5cf3a1e-7a52-4b0a-9d11-3a0f6a2f9c10' }

afterEach(() => jest.useRealTimers())

describe('an access token', () => {
  it('identifies its user and session, however often it is read', async () => {
    const token = await signAccess(claims)
    expect(await readAccess(token)).toMatchObject(claims)
    expect(await readAccess(token)).toMatchObject(claims)
  })

  it('expires on time, also when cached', async () => {
    const token = await signAccess(claims)
    await readAccess(token)
    jest.useFakeTimers({ now: Date.now() + ACCESS_MINUTES * 60_000, advanceTimers: true })
    expect(await readAccess(token)).toBeUndefined()
    expect(await readAccess(token)).toBeUndefined()
  })

  it('is refused with another signature, also when the right one is cached', async () => {
    const [token, other] = [await signAccess(claims), await signAccess({ ...claims, userId: 8 })]
    await readAccess(token)
    const [head, body] = token.split('.')
    expect(await readAccess([head, body, other.split('.')[2]].join('.'))).toBeUndefined()
  })
})
