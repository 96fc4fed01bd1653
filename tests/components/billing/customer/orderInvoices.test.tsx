import { screen, within } from '@testing-library/react'
import { OrderInvoices } from '@/components/billing/customer/OrderInvoices'
import { wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../../layout/frame'
import { answer, open, refused, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-12-01T15:00:00.000Z')
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

const draw = () => open('/platform/my-orders/000117', <OrderInvoices order={{ order_mask_id: '000117' }} />)
const card = () => screen.findByRole('region', { name: 'Faturas deste pedido' })

describe('the invoices of an order', () => {
  it('are the newest ones, with the way to all of them', async () => {
    const asked = answer('get', '/invoices', { ...wirePage([wireInvoiceSummary()]), count: 5 })
    draw()
    const invoices = within(await card())
    expect(invoices.getByRole('link', { name: 'Fatura de novembro' })).toHaveAttribute(
      'href',
      '/platform/my-orders/invoices/231',
    )
    expect(invoices.getByText('A vencer')).toBeInTheDocument()
    expect(invoices.getByRole('link', { name: 'Ver as 5' })).toHaveAttribute(
      'href',
      '/platform/my-orders?visao=faturas&pedido=000117',
    )
    expect(asked).toEqual([{ order_mask_id: '000117', ordering: '-due_on', page_size: '3' }])
  })

  it('are due on the later day that Arrenda granted', async () => {
    answer('get', '/invoices', wirePage([wireInvoiceSummary({ extended_to: '2026-12-15', payable_on: '2026-12-15' })]))
    draw()
    expect(within(await card()).getByText(/^Fatura 000231, vencimento 15\/12/)).toBeInTheDocument()
  })

  it('are told from credit notes', async () => {
    const note = wireInvoiceSummary({ number: '000004', kind: 'CREDIT', status: 'PAID', issued_on: '2026-11-24' })
    answer('get', '/invoices', wirePage([note]))
    draw()
    expect(within(await card()).getByText(/^Nota de crédito 000004, emitida em 24\/11/)).toBeInTheDocument()
  })

  it('say so when they could not be read', async () => {
    answer('get', '/invoices', refused('forbidden', 'x'), 403)
    draw()
    expect(
      within(await card()).getByText('Não foi possível carregar as faturas. Atualize a página.'),
    ).toBeInTheDocument()
  })

  it('are not asked for by who may not read them', () => {
    logIn(person(['CLIENTE', 'COLABORADOR']))
    draw()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
