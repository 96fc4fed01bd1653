import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { StaffOrder } from '@/components/orders/detail/staff/StaffOrderScreen'
import type { Order } from '@/services/orders/orders.schema'
import { wireDocument, wireOrder, wireSigner } from '@/tests/factories/wire/order.wire'
import { drawAt, logIn, person } from '../../layout/frame'
import { network, useNetwork } from '../orderDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const AT = '2026-11-20T12:00:00.000Z'

function openOrder(order: Order) {
  network.use(
    http.post('*/own-signing-link', () => HttpResponse.json({ path: '/sign#key=abc' }, { status: 201 })),
    http.get(/\/notes$/, () => HttpResponse.json([])),
    http.get('*', () => HttpResponse.json({ count: 0, next: null, previous: null, results: [] })),
  )
  return drawAt(
    '/platform/admin/orders/1/000128',
    <QueryClientProvider client={createQueryClient()}>
      <StaffOrder order={order} orderRef={{ audience: 'staff', companyId: 1, maskId: '000128' }} />
    </QueryClientProvider>,
  )
}

describe('an order, for staff', () => {
  it('leads whoever of them has to sign to the document', async () => {
    const lawyer = person(['JURÍDICO'], { company: null })
    logIn(lawyer)
    const document = wireDocument({ id: 8, document_type: 'CONTRACT', is_signable: true, approved: null })
    const { router } = openOrder(
      wireOrder({
        stage_name: 'CONTRACT_INFO',
        turn: 'staff',
        documents: [document],
        signers: [wireSigner({ document_id: 8, email: lawyer.email, asked_at: AT, ours: true })],
      }),
    )
    expect(await screen.findByText('Você precisa assinar o contrato')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Ler e assinar' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/sign#key=abc'))
  })

  it('says beside its number by how many days it is late', () => {
    logIn(person(['OPERAÇÃO'], { company: null }))
    openOrder(wireOrder({ stage_name: 'SHIPPING', turn: 'staff', due_at: '2026-01-05T21:00:00.000Z' }))
    expect(screen.getByText(/^\d+ dias de atraso$/)).toBeInTheDocument()
  })
})
