import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { ContractPanel } from '@/components/orders/contract/ContractPanel'
import { Toaster } from '@/components/ui/feedback/Toaster'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { Order } from '@/services/orders/orders.schema'
import { wireDocument, wireOrder } from '@/tests/factories/wire/order.wire'
import { network, useNetwork } from '../orderDesk'

useNetwork()

const original: OrderDocument['files'][number] = {
  id: 4,
  name: 'Contrato 2026-0128.pdf',
  size: 42_000,
  sha256: 'a'.repeat(64),
  kind: 'original',
  created_at: '2026-11-18T12:00:00.000Z',
}

function openContract(files: OrderDocument['files'], fields: Partial<Order> = {}) {
  const document = wireDocument({ id: 8, document_type: 'CONTRACT', required: false, is_signable: true, files })
  const order = wireOrder({
    stage_name: 'CONTRACT_INFO',
    turn: 'staff',
    contract_number: '2026/0128',
    documents: [document],
    allowed_actions: ['upload_contract', 'set_contract_numbers'],
    ...fields,
  })
  let asked = 0
  network.use(
    http.post('*/api/checkout-management/1/000128/contract', () => {
      asked += 1
      return HttpResponse.json(order, { status: 201 })
    }),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContractPanel order={order} orderRef={{ audience: 'staff', companyId: 1, maskId: '000128' }} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), asked: () => asked }
}

describe('generating the contract from the template', () => {
  it('needs one press while there is none', async () => {
    const { user, asked } = openContract([])
    await user.click(screen.getByRole('button', { name: 'Gerar contrato' }))
    expect(await screen.findByText('Contrato gerado')).toBeInTheDocument()
    expect(asked()).toBe(1)
  })

  it('moves the focus to the number first, and sends nothing without it', async () => {
    const { user, asked } = openContract([], { contract_number: null })
    await user.click(screen.getByRole('button', { name: 'Gerar contrato' }))
    expect(await screen.findByText('Salve primeiro o número do contrato.')).toBeInTheDocument()
    expect(screen.getByLabelText('Número do contrato')).toHaveFocus()
    expect(asked()).toBe(0)
  })

  it('asks for confirmation before replacing an existing one', async () => {
    const { user, asked } = openContract([original])
    await user.click(screen.getByRole('button', { name: 'Gerar de novo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Gerar o contrato de novo?' })
    expect(dialog).toHaveTextContent(/deixam de valer/)
    expect(asked()).toBe(0)
  })

  it('is not offered to users who may not upload a contract', () => {
    openContract([original], { allowed_actions: [] })
    expect(screen.queryByRole('button', { name: /^Gerar/ })).not.toBeInTheDocument()
  })
})
