import { screen, within } from '@testing-library/react'
import { OrderTickets, UnitTickets } from '@/components/tickets/about/RelatedTickets'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireTicketSummary } from '@/tests/factories/wire/tickets.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

const TICKET = wireTicketSummary({ subject: 'A tela pisca', waiting_for: 'customer' })

const card = (name: string) => screen.findByRole('region', { name })
const drawUnit = () => open('/platform/equipment/7', <UnitTickets unit={{ id: 7 }} />)

describe('the tickets about a unit', () => {
  it('are the open ones, with whose turn it is', async () => {
    const asked = answer('get', '/tickets', wirePage([TICKET]))
    drawUnit()
    const tickets = within(await card('Chamados deste equipamento'))

    expect(await tickets.findByRole('link', { name: 'A tela pisca' })).toHaveAttribute(
      'href',
      '/platform/support-tickets/1042',
    )
    expect(tickets.getByText('Sua vez')).toBeVisible()
    expect(tickets.queryByRole('link', { name: 'Ver todos os chamados' })).not.toBeInTheDocument()
    expect(asked).toEqual([{ unit_id: '7', open: 'true', page_size: '5' }])
  })

  it('lead to the whole list when there are more', async () => {
    answer('get', '/tickets', { ...wirePage([TICKET]), count: 6 })
    drawUnit()
    expect(await screen.findByRole('link', { name: 'Ver todos os chamados' })).toBeVisible()
  })

  it('say that there are none', async () => {
    answer('get', '/tickets', wirePage([]))
    drawUnit()
    expect(await screen.findByText('Nenhum chamado aberto.')).toBeVisible()
  })

  it('say so when they could not be read', async () => {
    answer('get', '/tickets', refused('forbidden', 'x'), 403)
    drawUnit()
    expect(await screen.findByText('Não foi possível carregar os chamados. Atualize a página.')).toBeVisible()
  })

  it('are not there for who may open none', () => {
    logIn(person(['FINANCEIRO']))
    drawUnit()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})

describe('the tickets about an order', () => {
  it('are asked for by its number', async () => {
    const asked = answer('get', '/tickets', wirePage([]))
    open('/platform/my-orders/000128', <OrderTickets order={{ order_mask_id: '000128' }} />)
    const tickets = within(await card('Chamados deste pedido'))

    expect(await tickets.findByText('Nenhum chamado aberto.')).toBeVisible()
    expect(tickets.getByRole('link', { name: 'Abrir chamado' })).toHaveAttribute(
      'href',
      '/platform/support-tickets/new?pedido=000128',
    )
    expect(asked).toEqual([{ order_mask_id: '000128', open: 'true', page_size: '5' }])
  })
})
