/** @jest-environment jest-fixed-jsdom */
import { orderQueryOptions } from '@/hooks/orders/orders.queries'
import { answerFrom, http } from '@/services/http/client'

const { queryFn } = orderQueryOptions({ audience: 'customer', maskId: '000131' })
const ask = (signal: AbortSignal) => (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal })

describe('a query whose call somebody else sends', () => {
  it('gives their answer', async () => {
    const asked: string[] = []
    const send = (address: string) => Promise.resolve({ asked: asked.push(address) })

    expect(await answerFrom(send, ask)).toEqual({ asked: 1 })
    expect(asked).toEqual(['/api/checkout/000131'])
  })

  it('is not sent if it would change something', async () => {
    const send = jest.fn()
    await expect(answerFrom(send, (signal) => http.post('/checkout', {}, { signal }))).rejects.toThrow()
    expect(send).not.toHaveBeenCalled()
  })

  it('fails as they do', async () => {
    await expect(answerFrom(() => Promise.reject(new Error('refused')), ask)).rejects.toThrow()
  })
})
