/** @jest-environment jest-fixed-jsdom */
import { http } from '@/services/http/client'

const chunk = { arrives: false }

jest.mock('@/services/http/axios-client', () => {
  if (!chunk.arrives) throw new Error('Loading chunk 17 failed')
  return { http: { get: () => Promise.resolve({ data: 'answer' }) } }
})

describe('a call whose client did not arrive', () => {
  it('fails as without a connection, and the next one loads the client again', async () => {
    await expect(http.get('/checkout')).rejects.toMatchObject({ status: 0, code: 'network' })
    chunk.arrives = true
    await expect(http.get('/checkout')).resolves.toEqual({ data: 'answer' })
  })
})
