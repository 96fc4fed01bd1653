import { QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { dismissToast, toastStore } from '@/components/ui/feedback/toast'
import { drawAt } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/dialogs/ConfirmDialogQuestion'

/** The network of these tests; an unhandled request fails the test. */
export const network = setupServer()

export function useNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    network.resetHandlers()
    toastStore.read().forEach(({ id }) => dismissToast(id))
  })
  afterAll(() => network.close())
}

/** Renders a screen at a URL, with toasts. */
export const open = (path: string, screen: ReactNode, query: Record<string, string> = {}) =>
  drawAt(
    path,
    <QueryClientProvider client={createQueryClient()}>
      {screen}
      <Toaster />
    </QueryClientProvider>,
    query,
  )

type Method = 'get' | 'post' | 'put' | 'delete'

/** Answers a call and records the requests: the query of a GET, the body of a command. */
export function answer(method: Method, path: string, body: object | null, status = 200) {
  const came: unknown[] = []
  network.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const isJson = request.headers.get('content-type')?.includes('json')
      came.push(isJson ? await request.json() : Object.fromEntries(new URL(request.url).searchParams))
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status: 204 })
    }),
  )
  return came
}

export const refused = (code: string, sentence: string, fields?: object) => ({
  errors: [sentence],
  code,
  request_id: 'test',
  ...(fields && { fields }),
})
