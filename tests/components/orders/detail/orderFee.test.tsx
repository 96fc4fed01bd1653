import { render, screen } from '@testing-library/react'
import { OwnOrderFee } from '@/components/orders/detail/OwnOrderFee'
import { wireOrder } from '@/tests/factories/wire/order.wire'

const order = wireOrder({
  stage_name: 'PROPOSAL_AGREEMENT',
  monthly_fee: '5418.00',
  duration_months: 24,
  comment: 'Entregar em Campinas só depois de 01/12.',
})

describe('the fee of an order', () => {
  it('shows customers the total of the term, their own comment, and when it would arrive', () => {
    render(<OwnOrderFee order={order} />)
    expect(screen.getByRole('region', { name: 'Mensalidade' })).toHaveTextContent(/Em 24 mesesR\$\s130\.032,00/)
    expect(screen.getByText(/Entregar em Campinas só depois de 01\/12\./)).toBeInTheDocument()
    expect(screen.getByText(/^Entrega prevista até \d\d\/\d\d\/\d{4}, se você aceitar a proposta/)).toBeInTheDocument()
  })

  it('forecasts nothing once the order has moved on', () => {
    render(<OwnOrderFee order={{ ...order, stage_name: 'PACKAGING' }} />)
    expect(screen.queryByText(/Entrega prevista até/)).not.toBeInTheDocument()
  })
})
