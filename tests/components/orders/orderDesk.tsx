import { QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'
import { dismissToast, toastStore } from '@/components/ui/feedback/toast'
import { Toaster } from '@/components/ui/feedback/Toaster'
import type { Order } from '@/services/orders/orders.schema'
import { drawAt } from '../layout/frame'
// Imported up front: on a busy machine compiling takes longer than a test waits.
import '@/components/ui/dialogs/DialogModal'

/** The network of these tests; an unhandled request fails the test. */
export const network = setupServer()

export function useNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    network.resetHandlers()
    // Toasts live outside React, so those of an earlier test would still be shown.
    toastStore.read().forEach(({ id }) => dismissToast(id))
  })
  afterAll(() => network.close())
}

const path = (order: Order, rest = ''): string => `*/api/checkout/${order.order_mask_id}${rest}`

/** Opens the customer's screen of an order, which the API returns. */
export function openOrder(order: Order) {
  network.use(http.get(path(order), () => HttpResponse.json(order)))
  const queryClient = createQueryClient()
  return drawAt(
    `/platform/my-orders/${order.order_mask_id}`,
    <QueryClientProvider client={queryClient}>
      <CustomerOrderScreen />
      <Toaster />
    </QueryClientProvider>,
    { maskId: order.order_mask_id },
  )
}

type Method = 'post' | 'put' | 'patch' | 'delete'

/** Answers a command and records the JSON bodies received, in order. */
export function answer(method: Method, order: Order, rest: string, ...answers: { status?: number; body: object }[]) {
  const bodies: unknown[] = []
  network.use(
    http[method](path(order, rest), async ({ request }) => {
      const isJson = request.headers.get('content-type')?.includes('json')
      bodies.push(isJson ? await request.json() : null)
      const { status = 200, body } = answers[Math.min(bodies.length, answers.length) - 1] ?? { body: {} }
      return HttpResponse.json(body, { status })
    }),
  )
  return bodies
}

export const refusal = (code: string, sentence: string, more: object = {}) => ({
  errors: [sentence],
  code,
  request_id: 'test',
  ...more,
})
