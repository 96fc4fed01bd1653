import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { AddressDialog } from '@/components/companies/AddressDialog'
import { PageGuard } from '@/components/layout/access/PageGuard'
import { DeliveryScreen } from '@/components/simulation/delivery/DeliveryScreen'
import { ReviewScreen } from '@/components/simulation/review/ReviewScreen'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import { saveTokens } from '@/services/config/cookies'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { wireAddress } from '@/tests/factories/wire/address.wire'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { keepInCookie, keepQuotation, network, openAt, refusal, saved, useNetwork } from '../simulationDesk'

useNetwork()

afterEach(() => {
  onlineManager.setOnline(true)
  deleteAllDrafts()
  window.localStorage.removeItem('arrenda-unsaved')
})

const comment = () => screen.findByLabelText(/Comentário/)

function openReview(quotation: Partial<Quotation> = {}) {
  keepInCookie(9)
  const desk = keepQuotation(wireQuotation(quotation))
  desk.on<{ comment: string }>('comment', (now, { comment }) => ({ ...now, comment }))
  network.use(
    http.get('*/api/quotations/9/finish', () =>
      HttpResponse.json({ ...desk.kept.now, addresses: [wireAddress()], contract_total: '130032.00', problems: [] }),
    ),
  )
  return { ...desk, ...openAt('/platform/simulation/9/review', <ReviewScreen quotationId={9} />) }
}

/** Stores an unsaved change, as left by a page that was closed in this browser. */
const leaveBehind = (kind: string, input: unknown): void => {
  const change = { quotation: 9, kind, input, at: Date.now(), tab: 'closed' }
  window.localStorage.setItem('arrenda-unsaved', JSON.stringify([change]))
}

describe('input in the simulator', () => {
  it('waits while offline, with a message, and is saved once online', async () => {
    const { sent } = openReview()
    await comment()
    act(() => onlineManager.setOnline(false))
    await userEvent.type(await comment(), 'Portaria B')
    expect(await screen.findByText('Sem conexão. Salvamos quando ela voltar.')).toBeInTheDocument()
    expect(sent('comment')).toEqual([])
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(sent('comment')).toEqual([{ comment: 'Portaria B' }]))
    await saved()
  })

  it('is persisted until the server has confirmed it', async () => {
    openReview()
    await comment()
    act(() => onlineManager.setOnline(false))
    await userEvent.type(await comment(), 'B')
    await waitFor(() => expect(window.localStorage.getItem('arrenda-unsaved')).toContain('"comment":"B"'))
    act(() => onlineManager.setOnline(true))
    await saved()
    expect(window.localStorage.getItem('arrenda-unsaved')).toBeNull()
  })

  it('is restored and saved after the page was closed too early', async () => {
    leaveBehind('comment', { comment: 'Portaria B' })
    const { sent } = openReview()
    await waitFor(async () => expect(await comment()).toHaveValue('Portaria B'))
    await waitFor(() => expect(sent('comment')).toEqual([{ comment: 'Portaria B' }]))
    await saved()
    expect(window.localStorage.getItem('arrenda-unsaved')).toBeNull()
  })

  it('is rolled back when the server refuses it', async () => {
    leaveBehind('comment', { comment: 'Portaria B' })
    const { sent } = openReview({ comment: 'Portaria A' })
    const closed = refusal('invalid', ['Escreva menos.'])
    network.use(http.put('*/api/quotations/9/comment', () => HttpResponse.json(closed, { status: 400 })))
    expect(await screen.findByText('Escreva menos.')).toBeInTheDocument()
    await waitFor(async () => expect(await comment()).toHaveValue('Portaria A'))
    expect(sent('comment')).toEqual([])
    expect(window.localStorage.getItem('arrenda-unsaved')).toBeNull()
  })

  it('stays when the session expires, and is saved after the next log-in', async () => {
    const { sent } = openReview()
    await comment()
    const ended = () => HttpResponse.json(refusal('token_not_valid', ['Entre de novo.']), { status: 401 })
    network.use(
      http.put('*/api/quotations/9/comment', ended, { once: true }),
      http.post('*/api/login/refresh', ended, { once: true }),
    )
    await userEvent.type(await comment(), 'B')
    await screen.findByText('Não foi possível salvar.')
    expect(await comment()).toHaveValue('B')
    act(() => saveTokens({ access: 'another-token', refresh: 'another-token' }))
    await waitFor(() => expect(sent('comment')).toEqual([{ comment: 'B' }]))
    await saved()
  })

  it('is refetched when another tab saves', async () => {
    const { kept } = openReview()
    await comment()
    kept.now = { ...kept.now, comment: 'De outra aba' }
    const told = { key: 'arrenda-quotation-saved', newValue: JSON.stringify({ quotation: 9, at: 1 }) }
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', told))
    })
    await waitFor(async () => expect(await comment()).toHaveValue('De outra aba'))
  })
})

describe('an unfinished form', () => {
  it('restores the draft of an address until it is closed', async () => {
    const openDelivery = () => {
      keepQuotation(wireQuotation({ deliveries: [] }))
      network.use(...serve({ 'GET /addresses': [wireAddress()] }))
      // As on the page: a draft belongs to a person, who is known before the screen is shown.
      const screenOf = (
        <PageGuard access="simulation:use">
          <DeliveryScreen quotationId={9} AddressDialog={AddressDialog} />
        </PageGuard>
      )
      return openAt('/platform/simulation/9/delivery', screenOf)
    }
    const first = openDelivery()
    await userEvent.click(await screen.findByRole('button', { name: 'Novo endereço' }))
    await userEvent.type(await screen.findByLabelText('Quem recebe'), 'Paula')
    first.unmount()
    const second = openDelivery()
    expect(await screen.findByLabelText('Quem recebe')).toHaveValue('Paula')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    second.unmount()
    openDelivery()
    await screen.findByRole('button', { name: 'Novo endereço' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('restores the draft of a coupon', async () => {
    const first = openReview()
    await userEvent.click(await screen.findByRole('button', { name: 'Tenho um cupom' }))
    await userEvent.type(await screen.findByLabelText('Cupom'), 'BEMV')
    first.unmount()
    openReview()
    expect(await screen.findByLabelText('Cupom')).toHaveValue('BEMV')
  })
})
