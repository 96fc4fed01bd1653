import { screen } from '@testing-library/react'
import type { Order } from '@/services/orders/orders.schema'
import { wireOrder, wireProposal } from '@/tests/factories/wire/order.wire'
import { atMoment } from '@/tests/setup/today'
import { openOrder, useNetwork } from '../orderDesk'

useNetwork()
atMoment('2026-11-18T12:00:00Z')

const proposed = (overrides: Partial<Order>) =>
  wireOrder({ proposals: [wireProposal({ created_at: '2025-12-30T12:00:00.000Z' })], ...overrides })

describe('a proposal that waits for the customer', () => {
  it('says until when it is valid, as its PDF does, and is silent about a reservation that stands', async () => {
    openOrder(
      proposed({ due_at: '2026-11-20T21:00:00.000Z', reservation: { units: 18, until: '2026-11-21T12:00:00.000Z' } }),
    )
    expect(await screen.findByText('Vale até 20/11')).toBeInTheDocument()
    expect(screen.queryByText(/reservad/)).not.toBeInTheDocument()
    expect(screen.queryByText('Em aberto')).not.toBeInTheDocument()
  })

  it('says after that what became of the reservation, and what to do', async () => {
    openOrder(proposed({ due_at: '2026-11-17T21:00:00.000Z', reservation: { units: 0, until: null } }))
    expect(await screen.findByText('Venceu em 17/11')).toBeInTheDocument()
    expect(screen.getByText(/As unidades não estão mais reservadas\. Se você aceitar/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Aceitar proposta' })).toBeInTheDocument()
  })

  it('says after that until when the units are still reserved', async () => {
    const reservation = { units: 18, until: '2026-11-21T12:00:00.000Z' }
    openOrder(proposed({ due_at: '2026-11-17T21:00:00.000Z', reservation }))
    expect(await screen.findByText(/continuam reservadas até sábado, 21\/11, às 9h/)).toBeInTheDocument()
  })

  it('names the year in which it was sent, if that is not the current one', async () => {
    openOrder(proposed({ due_at: '2026-11-20T21:00:00.000Z' }))
    expect(await screen.findByText(/enviada em 30\/12\/2025/)).toBeInTheDocument()
  })

  it('was never answered once the order is cancelled', async () => {
    openOrder(proposed({ stage_name: 'CANCELLED', stage_state: 'completed', turn: null, due_at: null }))
    expect(await screen.findByText('Sem resposta')).toBeInTheDocument()
  })
})
