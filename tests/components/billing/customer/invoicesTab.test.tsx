import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoicesTab } from '@/components/billing/customer/InvoicesTab'
import { MyOrdersScreen } from '@/components/orders/list/MyOrdersScreen'
import { wireInvoiceSummary, wireInvoiceCounts } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../../layout/frame'
import { answer, open, refused, useNetwork } from '../../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-12-04T15:00:00.000Z')
beforeEach(() => {
  logIn(person(['CLIENTE', 'GESTOR']))
  answer('get', '/invoices/summary', wireInvoiceCounts())
})

const AT = '/platform/my-orders'
const openTab = (query: Record<string, string> = {}) =>
  open(AT, <MyOrdersScreen invoices={InvoicesTab} />, { visao: 'faturas', ...query })

const LATE = wireInvoiceSummary({
  ...{ id: 220, number: '000220', period: '2026-10', due_on: '2026-11-05', payable_on: '2026-11-05' },
  ...{ overdue: true, days_late: 29, total: '900.00' },
})

/** As if staff had granted a later day. */
const EXTENDED = { extended_to: '2026-12-15', payable_on: '2026-12-15', overdue: false, days_late: 0 }

describe('the invoices of a company', () => {
  it('show number, month, due day, state and total, and what is open in all', async () => {
    const asked = answer('get', '/invoices', wirePage([wireInvoiceSummary(), LATE]))
    openTab()
    const row = await screen.findByRole('row', { name: /000231/ })
    expect(row).toHaveTextContent(
      /Fatura 000231Fatura de novembro2 pedidos, 47 equipamentos05\/12vence amanhãA vencerR\$\s6\.783,20/,
    )
    expect(within(row).getByRole('link', { name: 'Fatura 000231' })).toHaveAttribute(
      'href',
      '/platform/my-orders/invoices/231',
    )
    expect(screen.getByRole('row', { name: /000220/ })).toHaveTextContent(/05\/1129 dias de atrasoVencida/)
    expect(await screen.findByText(/^1 fatura a vencer, R\$\s6\.783,20 · 1 vencida, R\$\s900,00$/)).toBeInTheDocument()
    expect(asked).toEqual([{ ordering: '-due_on', page: '1', page_size: '20' }])
  })

  it('are told from credit notes, which count from 1, too', async () => {
    const note = wireInvoiceSummary({ id: 6, number: '000004', kind: 'CREDIT', status: 'PAID', total: '-50.00' })
    answer('get', '/invoices', wirePage([note]))
    openTab()
    expect(await screen.findByRole('link', { name: 'Nota de crédito 000004' })).toBeInTheDocument()
  })

  it('are due on the later day that Arrenda granted', async () => {
    answer('get', '/invoices', wirePage([{ ...LATE, ...EXTENDED }]))
    openTab()
    expect(await screen.findByRole('row', { name: /000220/ })).toHaveTextContent(/15\/12A vencer/)
  })

  it('are asked for by what the address says', async () => {
    const asked = answer('get', '/invoices', wirePage([LATE]))
    openTab({ situacao: 'vencidas', mes: '2026-10', pedido: '000117', busca: '220', ordem: 'total' })
    await screen.findByRole('row', { name: /000220/ })
    expect(asked).toEqual([
      {
        ...{ overdue: 'true', period: '2026-10', order_mask_id: '000117', search: '220', ordering: 'total' },
        ...{ page: '1', page_size: '20' },
      },
    ])
    for (const chip of ['Situação: Vencidas', 'Mês: Outubro de 2026', 'Pedido: 000117'])
      expect(screen.getByRole('button', { name: chip })).toBeInTheDocument()
  })

  it('can be filtered by the months that are over', async () => {
    answer('get', '/invoices', wirePage([wireInvoiceSummary()]))
    const { router } = openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'Mês' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Novembro de 2026' }))
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: AT, query: { visao: 'faturas', mes: '2026-11' } },
      undefined,
      { shallow: true, scroll: false },
    )
  })

  it('say when the first one comes', async () => {
    answer('get', '/invoices', wirePage([]))
    openTab()
    expect(await screen.findByRole('heading', { name: 'Nenhuma fatura ainda.' })).toBeInTheDocument()
  })

  it('can be asked for again after a failure', async () => {
    answer('get', '/invoices', refused('forbidden', 'Sem acesso.'), 403)
    openTab()
    expect(await screen.findByText('Não foi possível carregar as faturas')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument()
  })
})

describe('the tabs of orders and invoices', () => {
  it('lead from one to the other', async () => {
    answer('get', '/invoices', wirePage([wireInvoiceSummary()]))
    openTab()
    const tabs = within(await screen.findByRole('navigation', { name: 'Pedidos e faturas' }))
    expect(tabs.getByRole('link', { name: 'Faturas' })).toHaveAttribute('aria-current', 'page')
    expect(tabs.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', AT)
  })

  it('are not there for who reads no invoices, whatever the address says', async () => {
    logIn(person(['CLIENTE', 'COLABORADOR']))
    answer('get', '/checkout', wirePage([]))
    openTab()
    expect(await screen.findByRole('heading', { name: 'Sua empresa ainda não fez pedidos' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Faturas' })).not.toBeInTheDocument()
  })
})
