import { render, screen } from '@testing-library/react'
import { CompanyOrders } from '@/components/companies/CompanyOrders'
import { the } from '@/tests/factories/the'
import { wireCompany } from '@/tests/factories/wire/company.wire'

describe('the orders of a client', () => {
  const { orders } = wireCompany()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

  it.each([
    ['late', '2026-01-05T21:00:00.000Z', /^\d+ dias de atraso$/],
    ['due soon', tomorrow, /^amanhã$/],
  ])('say that one is %s, as the order lists do', (_, due_at, text) => {
    const latest = [
      { ...the(orders.latest), due_at },
      { ...the(orders.latest), order_mask_id: '000129', due_at: null },
    ]
    render(<CompanyOrders company={wireCompany({ orders: { ...orders, latest } })} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})
