import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { orderKeys } from '@/hooks/orders/order-keys'
import { useOrderCommand } from '@/hooks/orders/useOrderCommand'
import { wireOrder } from '@/tests/factories/wire/order.wire'

const ref = { audience: 'staff', companyId: 7, maskId: '000128' } as const

describe('a command on an order', () => {
  it('stores the new order and refetches lists and mails', async () => {
    const queryClient = new QueryClient()
    const after = wireOrder({ version: 9 })
    queryClient.setQueryData(orderKeys.detail(ref), wireOrder({ version: 8 }))
    queryClient.setQueryData(orderKeys.list('staff', {}), [])
    queryClient.setQueryData(orderKeys.mails(ref), [])
    const { result } = renderHook(() => useOrderCommand(ref, () => Promise.resolve(after)), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    })

    result.current.mutate()

    await waitFor(() => expect(queryClient.getQueryData(orderKeys.detail(ref))).toEqual(after))
    expect(queryClient.getQueryState(orderKeys.list('staff', {}))?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(orderKeys.mails(ref))?.isInvalidated).toBe(true)
  })
})
