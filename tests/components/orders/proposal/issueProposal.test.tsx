import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { IssueProposal } from '@/components/orders/proposal/IssueProposal'
import type { Order } from '@/services/orders/orders.schema'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'

const queryClient = createQueryClient()
const orderRef = { audience: 'staff', companyId: 1, maskId: '000128' } as const

const form = (overrides: Partial<Order>) => (
  <QueryClientProvider client={queryClient}>
    <IssueProposal order={wireOrder({ turn: 'staff', ...overrides })} orderRef={orderRef} />
  </QueryClientProvider>
)

it('a new proposal keeps unsent input when the order is refreshed, and updates the other fields', async () => {
  const { rerender } = render(form({ duration_months: 24 }))
  const user = userEvent.setup()
  const price = screen.getByRole('textbox', { name: 'Por unidade, sem pacote' })
  expect(price).toHaveValue('289,00')
  await user.clear(price)
  await fill(price, '279,00')
  await fill(screen.getByRole('textbox', { name: /Mensagem para o cliente/ }), 'Menos em 36 meses')

  rerender(form({ duration_months: 36 }))

  expect(price).toHaveValue('279,00')
  expect(screen.getByRole('textbox', { name: /Mensagem para o cliente/ })).toHaveValue('Menos em 36 meses')
  expect(screen.getByRole('textbox', { name: 'Plano, em meses' })).toHaveValue('36')
})

it('a new proposal opens on demand while the customer decides on the previous one', async () => {
  render(form({ turn: 'customer' }))
  expect(screen.queryByRole('form', { name: 'Nova proposta' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Preparar' }))
  expect(screen.getByRole('form', { name: 'Nova proposta' })).toBeInTheDocument()
})
