import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { DeliveryTermPanel } from '@/components/orders/delivery/staff/DeliveryTermPanel'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { Order } from '@/services/orders/orders.schema'
import { wireDocument, wireOrder, wireSigner } from '@/tests/factories/wire/order.wire'
import { logIn, person } from '../../layout/frame'
import { network, useNetwork } from '../orderDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['JURÍDICO'], { company: null })))

const zone = /^Termo de entrega em PDF: (escolher|trocar) PDF$/
const sent: OrderDocument['files'] = [
  {
    id: 4,
    name: 'termo.pdf',
    size: 820_000,
    sha256: 'a'.repeat(64),
    kind: 'original',
    created_at: '2026-11-18T12:00:00.000Z',
  },
]

function openTerm(term: Partial<OrderDocument>, fields: Partial<Order> = {}) {
  const document = wireDocument({ id: 8, document_type: 'DELIVERY_TERM', required: false, is_signable: true, ...term })
  const order = wireOrder({
    stage_name: 'DELIVERY_TERM',
    turn: 'staff',
    documents: [document],
    allowed_actions: ['upload_delivery_term'],
    ...fields,
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DeliveryTermPanel order={order} orderRef={{ audience: 'staff', companyId: 1, maskId: '000128' }} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

describe('uploading a document to sign', () => {
  it('shows the upload while there is no PDF', () => {
    openTerm({ files: [] })
    expect(screen.getByLabelText(zone)).toBeInTheDocument()
  })

  it('shows the upload again after the customer pointed out what is missing', () => {
    openTerm({ files: sent, approved: false, message: 'Falta um notebook.' }, { stage_state: 'reproved' })
    expect(screen.getByLabelText(zone)).toBeInTheDocument()
  })

  it('lets staff replace a wrong PDF, with a warning that its signatures become invalid', async () => {
    const user = openTerm({ files: sent })
    expect(screen.queryByLabelText(zone)).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Trocar o PDF' }))
    expect(screen.getByText(/assinaturas e a via assinada deste deixam de valer/)).toBeInTheDocument()
    expect(screen.getByLabelText(zone)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Manter este PDF' }))
    expect(screen.queryByLabelText(zone)).not.toBeInTheDocument()
  })

  it('offers no replacement once the signed copy is approved', () => {
    openTerm({ files: sent, approved: true }, { allowed_actions: [] })
    expect(screen.queryByRole('button', { name: 'Trocar o PDF' })).not.toBeInTheDocument()
  })
})

describe('a document whose signing link has lapsed', () => {
  it('shows the lapsed link and offers to send another', () => {
    const late = wireSigner({ asked_at: '2026-11-10T12:00:00.000Z', lapsed_at: '2026-11-17T12:00:00.000Z' })
    openTerm({ files: sent }, { signers: [late], allowed_actions: ['notify_signers'] })
    expect(screen.getByText('Link venceu')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Enviar termo de entrega de novo para assinatura' })).toBeEnabled()
  })
})

describe('the CPF of who signs', () => {
  const path = '*/api/checkout-management/1/000128/documents/8/signers/3/cpf'
  const signers = [wireSigner({ id: 3, document_id: 8, name: 'Marina Duarte', cpf: '***.982.247-**' })]

  it('is masked until a lawyer asks for it', async () => {
    network.use(http.post(path, () => HttpResponse.json({ cpf: '52998224725' })))
    const user = openTerm({ files: sent }, { signers })
    const list = screen.getByRole('list', { name: 'Signatários' })
    expect(list).toHaveTextContent('CPF ***.982.247-**')
    await user.click(within(list).getByRole('button', { name: 'Mostrar CPF de Marina Duarte' }))
    expect(await within(list).findByText('CPF 529.982.247-25')).toBeVisible()
  })

  it('stays masked for who neither checks contracts nor credit', () => {
    logIn(person(['OPERAÇÃO'], { company: null }))
    openTerm({ files: sent }, { signers })
    expect(screen.getByRole('list', { name: 'Signatários' })).toHaveTextContent('CPF ***.982.247-**')
    expect(screen.queryByRole('button', { name: /Mostrar CPF/ })).not.toBeInTheDocument()
  })
})
