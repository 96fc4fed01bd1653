import { render, screen } from '@testing-library/react'
import { OrderFee } from '@/components/orders/detail/OrderFee'
import { wireOrder } from '@/tests/factories/wire/order.wire'

const order = wireOrder({
  stage_name: 'PROPOSAL_AGREEMENT',
  monthly_fee: '5418.00',
  duration_months: 24,
  comment: 'Entregar em Campinas só depois de 01/12.',
})

describe('the fee of an order', () => {
  it('shows customers the total of the term, their own comment, and when it would arrive', () => {
    render(<OrderFee order={order} own />)
    expect(screen.getByText('Em 24 meses')).toBeInTheDocument()
    expect(screen.getByText(/R\$\s130\.032,00/)).toBeInTheDocument()
    expect(screen.getByText(/Entregar em Campinas só depois de 01\/12\./)).toBeInTheDocument()
    expect(screen.getByText(/^Entrega prevista até \d\d\/\d\d\/\d{4}, se você aceitar a proposta/)).toBeInTheDocument()
  })

  it('forecasts nothing once the order has moved on, and shows staff the comment elsewhere', () => {
    render(<OrderFee order={{ ...order, stage_name: 'PACKAGING' }} />)
    expect(screen.queryByText(/Entrega prevista até/)).not.toBeInTheDocument()
    expect(screen.queryByText(/Seu comentário/)).not.toBeInTheDocument()
  })
})
