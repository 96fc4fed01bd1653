import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceScreen } from '@/components/billing/customer/InvoiceScreen'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { wireInvoice, wireInvoiceMeasurement, wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../../layout/frame'
import { answer, open, refused, useNetwork } from '../../users/usersDesk'
import { openInvoice, payCard } from './invoiceDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-12-01T15:00:00.000Z')
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

describe('what is billed', () => {
  it('is folded by order, and opens to its lines', async () => {
    openInvoice()
    const row = await screen.findByRole('button', { name: /^000117/ })
    expect(row).toHaveTextContent(/12 × Vertex 14 · 13 de 30 dias.*733,20/)
    await userEvent.click(row)
    expect(screen.getByRole('row', { name: /Pacote Essencial/ })).toHaveTextContent(/12.*5,20.*62,40/)
    expect(screen.getByRole('link', { name: 'Abrir o pedido 000117' })).toHaveAttribute(
      'href',
      '/platform/my-orders/000117',
    )
  })

  it.each([
    ['can be paid', {}, 'O que está sendo cobrado'],
    ['is paid', { status: 'PAID' }, 'O que foi cobrado'],
    ['is cancelled', { status: 'CANCELED' }, 'O que estava sendo cobrado'],
    ['gives back', { kind: 'CREDIT', status: 'PAID' }, 'O que foi devolvido'],
  ] as const)('has a title that fits an invoice that %s', async (_, invoice, title) => {
    openInvoice({ invoice })
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('opens as a whole', async () => {
    openInvoice()
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir tudo' }))
    expect(screen.getByRole('row', { name: /Cupom OBRA40/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Pacote Essencial/ })).toBeInTheDocument()
  })

  it('tells the days of each serial', async () => {
    openInvoice()
    answer('get', '/invoices/231/lines/3/measurements', wirePage([wireInvoiceMeasurement()]))
    await userEvent.click(await screen.findByRole('button', { name: /^000117/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Ver as 12 séries e os dias de cada uma' }))
    expect(await screen.findByRole('row', { name: /VX14-2411-0387/ })).toHaveTextContent(/18\/1130\/1113.*55,90/)
  })
})

describe('beside it', () => {
  it('the summary adds up, and is compared with the month before', async () => {
    openInvoice()
    answer('get', '/invoices', wirePage([wireInvoiceSummary({ id: 220, period: '2026-10' })]))
    answer(
      'get',
      '/invoices/220',
      wireInvoice({ id: 220, period: '2026-10', total: '6050.00', lines: wireInvoice().lines.slice(0, 2) }),
    )
    const card = within(await screen.findByRole('region', { name: 'Resumo' }))
    expect(card.getByText('Cupom OBRA40')).toBeInTheDocument()
    expect(await card.findByText(/a mais que em outubro/)).toHaveTextContent(
      /R\$\s733,20 a mais que em outubro: entrou o pedido 000117\./,
    )
  })

  it('its documents can be downloaded once they are issued', async () => {
    const [own, service] = wireInvoice().documents
    openInvoice({
      invoice: { documents: [own, { ...service, id: 91, has_pdf: false, number: null }] as Invoice['documents'] },
    })
    const card = within(await screen.findByRole('region', { name: 'Documentos' }))
    expect(card.getByText('PDF, 182 kB')).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Baixar Fatura de locação' })).toBeInTheDocument()
    expect(card.getByText('em emissão')).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Baixar Nota fiscal de serviço' })).not.toBeInTheDocument()
  })
})

describe('contesting', () => {
  it('opens a ticket and goes there', async () => {
    const { router } = openInvoice()
    const sent = answer(
      'post',
      '/invoices/231/dispute',
      wireInvoice({ disputed: true, version: 4, dispute: { ticket_id: 1061, at: '2026-12-01T15:00:00.000Z' } }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Contestar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Contestar a fatura 000231' }))
    await userEvent.type(dialog.getByLabelText('O que não confere?'), 'O 000098 já foi devolvido.')
    await userEvent.click(dialog.getByRole('button', { name: 'Contestar fatura' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/support-tickets/1061'))
    expect(sent).toEqual([{ message: 'O 000098 já foi devolvido.' }])
    expect(screen.getByText('Fatura contestada no chamado 1061')).toBeInTheDocument()
  })

  it('needs words', async () => {
    openInvoice()
    await userEvent.click(await screen.findByRole('button', { name: 'Contestar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Contestar fatura' }))
    expect(await dialog.findByText('Conte o que não confere')).toBeInTheDocument()
  })

  it('once done, the ticket comes before the payment', async () => {
    openInvoice({
      invoice: {
        ...{ disputed: true, allowed_actions: [] },
        dispute: { ticket_id: 1061, at: '2026-12-02T12:00:00.000Z' },
      },
      payment: { disputed: true },
    })
    const card = within(await payCard())
    expect(card.getByRole('link', { name: 'Abrir chamado 1061' })).toHaveAttribute(
      'href',
      '/platform/support-tickets/1061',
    )
    expect(card.getByText('Contestada em 02/12. Sem lembretes nem encargos até a resposta.')).toBeInTheDocument()
    expect(screen.getByText('Em análise')).toBeInTheDocument()
  })
})

it('the history of a cancelled invoice says that it was cancelled', async () => {
  const canceled = { id: 9, action: 'canceled', at: '2026-12-02T12:00:00.000Z', due_on: null, ticket_id: null } as const
  openInvoice({ invoice: { status: 'CANCELED', allowed_actions: [], events: [canceled] } })
  const history = within(await screen.findByRole('region', { name: 'Histórico' }))
  expect(history.getByText('Fatura cancelada')).toBeInTheDocument()
})

it('a credit note is called one, though it has the number of an invoice', async () => {
  openInvoice({ invoice: { kind: 'CREDIT', status: 'PAID', number: '000004', total: '-50.00', documents: [] } })
  expect(await screen.findByText(/^Nota de crédito 000004 · emitida/)).toBeInTheDocument()
  expect(screen.queryByText(/Fatura 000004/)).not.toBeInTheDocument()
})

it('an invoice of another company is not found', async () => {
  answer('get', '/invoices/231', refused('not_found', 'Não encontrada.'), 404)
  open('/platform/my-orders/invoices/231', <InvoiceScreen />, { invoiceId: '231' })
  expect(await screen.findByRole('heading', { name: 'Não encontramos esta fatura' })).toBeInTheDocument()
})
