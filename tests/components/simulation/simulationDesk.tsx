import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { SaveState } from '@/components/layout/simulation/SaveState'
import { dismissToast, toastStore } from '@/components/ui/feedback/toast'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import { QuotationProvider } from '@/components/layout/app/QuotationProvider'
import { endFlow } from '@/contexts/stores/quotation-flow.store'
import { deleteSession, saveQuotation, saveTokens } from '@/services/config/cookies'
import type { Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'
import { wireUser } from '@/tests/factories/wire/user.wire'
import { serve } from '@/tests/mocks/handlers'
import { drawAt } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/dialogs/DialogModal'

/** The network of these tests; an unhandled request fails the test. */
export const network = setupServer()

export function useNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    saveTokens({ access: 'access-token', refresh: 'refresh-token' })
    network.use(...serve({ 'GET /get_logged_user': wireUser() }))
  })
  afterEach(() => {
    network.resetHandlers()
    // Toasts live outside React, so those of an earlier test would still be shown.
    toastStore.read().forEach(({ id }) => dismissToast(id))
    endFlow()
    deleteSession()
  })
  afterAll(() => network.close())
}

export const quotationCookie = (): string | undefined => Cookies.get('quotation_id')

export const keepInCookie = (id: number): void => saveQuotation(id)

/** Waits until every change is saved: a test must not end with requests pending. */
export const saved = () => screen.findByText('Simulação salva')

/** Renders a part of the simulator at a URL, within the providers of the application. */
export function openAt(path: string, element: ReactNode, query: Record<string, string> = {}) {
  return drawAt(
    path,
    <QueryClientProvider client={createQueryClient()}>
      <LoginProvider>
        <QuotationProvider>
          {element}
          <SaveState quotationId={9} />
          <Toaster />
        </QuotationProvider>
      </LoginProvider>
    </QueryClientProvider>,
    query,
  )
}

/**
 * Serves a quotation: GET returns it; every command is recorded, applied with `change` and answered with the result.
 */
export function keepQuotation(first: Quotation) {
  const kept = { now: first, commands: [] as { call: string; body: unknown }[] }
  const root = `*/api/quotations/${first.id}`
  network.use(http.get(root, () => HttpResponse.json(kept.now)))
  return {
    kept,
    /** The bodies received by one call, in order. */
    sent: (call: string): unknown[] => kept.commands.filter((one) => one.call === call).map(({ body }) => body),
    on<Body>(call: string, change: (now: Quotation, body: Body) => Quotation): void {
      network.use(
        http.put(`${root}/${call}`, async ({ request }) => {
          const body = (await request.json()) as Body
          kept.commands.push({ call, body })
          kept.now = change(kept.now, body)
          return HttpResponse.json(kept.now)
        }),
      )
    },
  }
}

/** Answers the next command of this call with a 500, and later ones as before. */
export function failOnce(call: string): void {
  const failure = refusal('internal', ['Ocorreu um erro. Tente novamente mais tarde'])
  network.use(http.put(`*/api/quotations/9/${call}`, () => HttpResponse.json(failure, { status: 500 }), { once: true }))
}

/** A line of the cart: 18 × Vertex 14 Pro, unless overridden. */
export function wireLine(overrides: Partial<QuotationProduct> = {}): QuotationProduct {
  const [line] = wireQuotation().products
  if (!line) throw new Error('a quotation of the factory holds something')
  return { ...line, ...overrides }
}

/** A promise that the test resolves with `release`. */
export function hold() {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

export const refusal = (code: string, errors: string[], more: object = {}) => ({
  errors,
  code,
  request_id: 'test',
  ...more,
})
