import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useQuotation } from '@/contexts/QuotationContext'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import {
  keepInCookie,
  keepQuotation,
  network,
  openAt,
  quotationCookie,
  refusal,
  useNetwork,
} from '../components/simulation/simulationDesk'

useNetwork()

type Value = ReturnType<typeof useQuotation>

/** Opens a page that does nothing but hold the quotation flow. */
function holdFlow() {
  const held: { now: Value | null } = { now: null }
  const Holder = () => {
    held.now = useQuotation()
    return null
  }
  const view = openAt('/platform/home', <Holder />)
  const flow = (): Value => {
    if (!held.now) throw new Error('nothing is held')
    return held.now
  }
  return { ...view, flow }
}

/** What nobody is logged in for is not asked. */
const settled = (flow: () => Value) => waitFor(() => expect(flow().quotation).not.toBeNull())

describe('the quotation flow', () => {
  it('starts empty, with the first package selected', () => {
    const { flow } = holdFlow()
    expect(flow()).toMatchObject({
      quotationId: null,
      quotation: null,
      step: null,
      filters: null,
      selectedPackage: 1,
      comment: '',
      lastPage: null,
    })
  })

  it('stores the quotation in the cookie when the simulator starts, and drops what it stored of another one', async () => {
    keepInCookie(7)
    network.use(...serve({ 'GET /quotations/:id': wireQuotation({ id: 7 }), 'POST /quotations': wireQuotation() }))
    const { flow } = holdFlow()
    await settled(flow)
    act(() => {
      flow().visit(7, '/platform/simulation/7/plan')
      flow().change({ units: 18, filters: [5] })
    })
    expect(flow()).toMatchObject({ units: 18, filters: [5] })
    await act(() => flow().start({ simulator: 1 }))
    expect(quotationCookie()).toBe('9')
    expect(flow()).toMatchObject({ quotationId: 9, units: 1, filters: null, comment: '', lastPage: null })
    await waitFor(() => expect(flow().selectedPackage).toBe(1))
  })

  it('shows each message of a failed creation, and keeps the previous quotation', async () => {
    keepInCookie(7)
    const sentences = ['Sua empresa ainda aguarda a ativação.', 'Fale com o seu gerente.']
    network.use(
      ...serve({ 'GET /quotations/:id': wireQuotation({ id: 7 }) }),
      http.post('*/api/quotations', () => HttpResponse.json(refusal('forbidden', sentences), { status: 403 })),
    )
    const { flow } = holdFlow()
    await act(() => expect(flow().start({ simulator: 1 })).rejects.toThrow())
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(quotationCookie()).toBe('7')
  })

  it('exposes the last answered question and the chosen package', async () => {
    keepInCookie(9)
    const service_package = { id: 2, name: 'Completo', monthly_fee_per_unit: '22.00' }
    keepQuotation(wireQuotation({ step: 3, service_package }))
    const { flow } = holdFlow()
    await waitFor(() => expect(flow()).toMatchObject({ step: 3, selectedPackage: 2 }))
  })

  it('keeps the last page across a reload, and the comment with the quotation', async () => {
    keepInCookie(9)
    keepQuotation(wireQuotation({ comment: 'Portaria B' }))
    const first = holdFlow()
    await settled(first.flow)
    act(() => first.flow().visit(9, '/platform/simulation/9/delivery'))
    first.unmount()
    const { flow } = holdFlow()
    expect(flow().lastPage).toBe('/platform/simulation/9/delivery')
    await waitFor(() => expect(flow().comment).toBe('Portaria B'))
  })

  it('opens the quotation of a link without the state of the previous one', async () => {
    keepInCookie(7)
    network.use(...serve({ 'GET /quotations/:id': wireQuotation() }))
    const { flow } = holdFlow()
    await settled(flow)
    act(() => flow().change({ units: 18 }))
    act(() => flow().visit(9, '/platform/simulation/9/plan'))
    expect(quotationCookie()).toBe('9')
    expect(flow()).toMatchObject({ quotationId: 9, units: 1, lastPage: '/platform/simulation/9/plan' })
  })

  it('resumes after the session and its cookie expired and the person logged in again', async () => {
    keepInCookie(9)
    keepQuotation(wireQuotation())
    const { flow } = holdFlow()
    await settled(flow)
    const visits: Value['visit'][] = []
    act(() => deleteSession())
    visits.push(flow().visit)
    act(() => flow().visit(9, '/platform/simulation/9/plan'))
    expect(quotationCookie()).toBeUndefined()
    act(() => saveTokens({ access: 'access-token', refresh: 'refresh-token' }))
    await waitFor(() => expect(flow().visit).not.toBe(visits[0]))
    act(() => flow().visit(9, '/platform/simulation/9/plan'))
    expect(quotationCookie()).toBe('9')
  })

  it('removes the cookie and clears all state on reset', () => {
    keepInCookie(9)
    keepQuotation(wireQuotation())
    const { flow } = holdFlow()
    act(() => flow().visit(9, '/platform/simulation/9/plan'))
    act(() => flow().reset())
    expect(quotationCookie()).toBeUndefined()
    expect(flow()).toMatchObject({ quotationId: null, quotation: null, lastPage: null, selectedPackage: 1 })
  })

  it.each([
    ['has become an order', () => HttpResponse.json(wireQuotation({ status: 'finished' }))],
    ['has expired', () => HttpResponse.json(wireQuotation({ expires_at: '2020-01-01T00:00:00.000Z' }))],
    ['is of another company', () => HttpResponse.json(refusal('not_found', ['Não encontramos.']), { status: 404 })],
  ])('forgets a quotation that %s', async (_why, answer) => {
    keepInCookie(9)
    network.use(http.get('*/api/quotations/9', answer))
    holdFlow()
    await waitFor(() => expect(quotationCookie()).toBeUndefined())
  })

  it('keeps a quotation that could not be read because of a server error', async () => {
    keepInCookie(9)
    const answer = jest.fn(() => HttpResponse.json(refusal('malformed', ['Confira.']), { status: 400 }))
    network.use(http.get('*/api/quotations/9', answer))
    const { flow } = holdFlow()
    await waitFor(() => expect(flow().isKnown).toBe(true))
    expect(answer).toHaveBeenCalled()
    expect(quotationCookie()).toBe('9')
  })
})
