import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { QuotationGate } from '@/components/simulation/quotations/QuotationGate'
import { QuotationsScreen } from '@/components/simulation/quotations/QuotationsScreen'
import type { SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireQuotation, wireSavedQuotation } from '@/tests/factories/wire/simulation.wire'
import { fill } from '@/tests/setup/fill'
import { network, openAt, refusal, useNetwork } from '../simulationDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/simulation/quotations/RenameQuotationDialog'

useNetwork()

const ADDRESS = '/platform/simulation/quotations'

const OPEN = wireSavedQuotation()
const OVER = wireSavedQuotation({ id: 7, name: 'Filial Campinas', status: 'expired', resume_at: 'plan' })
const ORDERED = wireSavedQuotation({ id: 8, status: 'finished', order_mask_id: '000128', items_summary: '4 tablets' })

function serveList(results: SavedQuotation[]): void {
  network.use(http.get('*/api/quotations', () => HttpResponse.json(wirePage(results))))
}

const choose = async (title: string, command: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${title}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: command }))
}

describe('the list of quotations', () => {
  it('links to the next step or the order, or offers a duplicate', async () => {
    serveList([OPEN, OVER, ORDERED])
    openAt(ADDRESS, <QuotationsScreen />)
    const next = await screen.findByRole('link', { name: 'Continuar a cotação 18 notebooks' })
    expect(next).toHaveAttribute('href', '/platform/simulation/9/review')
    // Who is logged in, on whom the order's address depends, may be known after the list: here no guard waits for it.
    expect(await screen.findByRole('link', { name: 'Ver o pedido 000128' })).toHaveAttribute(
      'href',
      '/platform/my-orders/000128',
    )
    const over = screen.getByRole('heading', { name: 'Filial Campinas' })
    expect(over).toBeVisible()
    expect(screen.getByRole('button', { name: 'Duplicar a cotação Filial Campinas' })).toBeVisible()
    expect(screen.getByText('3 cotações')).toBeVisible()
  })

  it('offers no discard for an order', async () => {
    serveList([ORDERED])
    openAt(ADDRESS, <QuotationsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de 4 tablets' }))
    expect(screen.queryByRole('menuitem', { name: 'Descartar' })).not.toBeInTheDocument()
  })

  it('distinguishes an empty list from one emptied by filters', async () => {
    serveList([])
    const { unmount } = openAt(ADDRESS, <QuotationsScreen />)
    expect(await screen.findByText('Sua empresa ainda não tem cotações')).toBeVisible()
    unmount()
    openAt(ADDRESS, <QuotationsScreen />, { situacao: 'expired' })
    expect(await screen.findByText('Nenhuma cotação com esses filtros')).toBeVisible()
  })

  it('can be reloaded after a failure', async () => {
    const failure = refusal('internal', ['Ocorreu um erro. Tente novamente mais tarde'])
    network.use(http.get('*/api/quotations', () => HttpResponse.json(failure, { status: 500 })))
    openAt(ADDRESS, <QuotationsScreen />)
    const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 5000 })
    serveList([OPEN])
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { name: '18 notebooks' })).toBeVisible()
  })
})

describe('a saved quotation', () => {
  it('can be renamed', async () => {
    serveList([OPEN])
    const sent: unknown[] = []
    network.use(
      http.put('*/api/quotations/9', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(wireQuotation({ name: 'Matriz' }))
      }),
    )
    openAt(ADDRESS, <QuotationsScreen />)
    await choose('18 notebooks', 'Dar nome')
    const dialog = await screen.findByRole('dialog', { name: 'Nome da cotação' })
    await fill(within(dialog).getByLabelText('Nome'), ' Matriz ')
    serveList([{ ...OPEN, name: 'Matriz' }])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar nome' }))
    expect(await screen.findByRole('heading', { name: 'Matriz' })).toBeInTheDocument()
    expect(sent).toEqual([{ name: 'Matriz' }])
  })

  it('is discarded after a confirmation', async () => {
    serveList([OPEN])
    let discarded = 0
    network.use(
      http.delete('*/api/quotations/9', () => {
        discarded += 1
        serveList([])
        return new HttpResponse(null, { status: 204 })
      }),
    )
    openAt(ADDRESS, <QuotationsScreen />)
    await choose('18 notebooks', 'Descartar')
    const dialog = await screen.findByRole('dialog', { name: 'Descartar a cotação?' })
    expect(discarded).toBe(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar cotação' }))
    expect(await screen.findByText('Cotação descartada.')).toBeInTheDocument()
    expect(discarded).toBe(1)
    expect(await screen.findByText('Sua empresa ainda não tem cotações')).toBeInTheDocument()
  })

  it('is duplicated at today’s prices, and the copy lists what was left out', async () => {
    serveList([OVER])
    const copy = { quotation: wireQuotation({ id: 10 }), left_out: [{ kind: 'product', name: 'Vertex 13' }] }
    network.use(
      http.post('*/api/quotations/7/duplicate', () => HttpResponse.json(copy, { status: 201 })),
      http.get('*/api/quotations/10', () => HttpResponse.json(copy.quotation)),
    )
    const { router } = openAt(
      ADDRESS,
      <>
        <QuotationsScreen />
        <QuotationGate quotationId={10}>{() => null}</QuotationGate>
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicar a cotação Filial Campinas' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/10/review'))
    expect(await screen.findByText('Vertex 13')).toBeVisible()
    expect(screen.getByText(/que não é mais oferecido/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    expect(screen.queryByText('Vertex 13')).not.toBeInTheDocument()
  })
})
