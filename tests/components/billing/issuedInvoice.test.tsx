import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceScreen } from '@/components/billing/invoices/detail/InvoiceScreen'
import type { EventLog } from '@/services/audit/audit.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { wireEvent } from '@/tests/factories/wire/event.wire'
import {
  wireInvoice,
  wireInvoiceDocument,
  wireInvoiceLine,
  wirePayment,
  wirePaymentOptions,
} from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['FINANCEIRO'], { company: null }))
})

function openIssued(invoice: Partial<Invoice>, events: EventLog[] = []) {
  answer('get', '/invoices/231', wireInvoice({ documents: [], ...invoice }))
  answer('get', '/event-logs/231', wirePage(events))
  answer('get', '/invoices/231/payment', wirePaymentOptions())
  open('/platform/admin/invoices/[invoiceId]', <InvoiceScreen />, { invoiceId: '231' })
}

it('an issued invoice has no fields, and only the commands that the API allows', async () => {
  const written = wireInvoiceLine({ id: 8, kind: 'DAMAGE', order: null, label: 'Carregador', measurements: 0 })
  openIssued({ allowed_actions: ['record_payment', 'extend'], lines: [written] })
  expect(await screen.findByRole('button', { name: 'Registrar' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Prorrogar' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Emitir fatura' })).not.toBeInTheDocument()
})

it('a payment can be reversed, but not what a credit note gave back', async () => {
  openIssued({
    allowed_actions: ['reverse_payment'],
    payments: [
      wirePayment({ id: 1, amount: '100.00' }),
      wirePayment({
        id: 2,
        amount: '50.00',
        method: 'OTHER',
        external_id: 'credit-note-40',
        is_credit_note: true,
        recorded_by: 'Cláudio',
      }),
    ],
  })
  expect(await screen.findByText(/^Nota de crédito, /)).toBeInTheDocument()
  expect(screen.getByText('abate o total, Cláudio')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Ações do pagamento de R\$\s100,00/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Ações do pagamento de R\$\s50,00/ })).not.toBeInTheDocument()
})

it('the history of a credit note says what happened to it', async () => {
  const events = ['paid', 'issued', 'created'].map((action, index) => wireEvent({ id: index + 1, action }))
  openIssued({ kind: 'CREDIT', status: 'PAID', refers_to: { id: 9, number: '000198' } }, events)
  for (const words of ['Crédito lançado para o cliente', 'Nota de crédito emitida', 'Nota de crédito criada'])
    expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByText('Fatura paga')).not.toBeInTheDocument()
})

it('a credit note is neither due nor paid nor edited', async () => {
  openIssued({
    ...{ kind: 'CREDIT', status: 'PAID', number: '000004', refers_to: { id: 9, number: '000198' } },
    ...{ frozen_at: '2026-12-01T12:00:00.000Z', edited_by: 'Cláudio' },
  })
  expect(await screen.findByText('Emitida')).toBeInTheDocument()
  expect(screen.getByText('Nota de crédito 000004')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText(/emitida por Cláudio/)).not.toHaveTextContent('editada')
  expect(screen.queryByText('Vencimento')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Pagamentos' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'fatura 000198' })).toHaveAttribute('href', '/platform/admin/invoices/9')
})

describe('what a command does is said before it is done', () => {
  const ask = async (command: string) => {
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Mais ações da fatura' }))
    await user.click(await screen.findByRole('menuitem', { name: command }))
    return screen.findByRole('dialog')
  }

  it('a cancelled month is measured again', async () => {
    openIssued({ kind: 'MONTHLY', status: 'ISSUED', allowed_actions: ['cancel'] })
    expect(await ask('Cancelar fatura')).toHaveTextContent('o uso medido volta para o próximo rascunho')
  })

  it('an invoice apart from the months has nothing measured', async () => {
    openIssued({ kind: 'EXTRA', status: 'ISSUED', allowed_actions: ['cancel', 'delete'] })
    expect(await ask('Cancelar fatura')).not.toHaveTextContent('uso medido')
  })

  it('nor does its draft come back by drafting the month', async () => {
    openIssued({ kind: 'EXTRA', status: 'DRAFT', allowed_actions: ['delete'] })
    expect(await ask('Excluir rascunho')).not.toHaveTextContent('Gerar rascunhos')
  })
})

it('a document that another one replaced offers no second one', async () => {
  const service = { kind: 'NFSE_SERVICO', amount: '150.00' } as const
  const canceled = wireInvoiceDocument({ ...service, id: 91, number: '4811', status: 'CANCELED', has_pdf: false })
  const counts = wireInvoiceDocument({ ...service, id: 92, number: '4812' })
  openIssued({ status: 'ISSUED', allowed_actions: ['manage_documents'], documents: [canceled, counts] })
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Nota fiscal de serviço nº 4812' }))
  expect(await screen.findByRole('menuitem', { name: 'Cancelar documento' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ações de Nota fiscal de serviço nº 4811' })).not.toBeInTheDocument()
})

it('the total says what it is made of, not what it has nothing of', async () => {
  openIssued({ rental_total: '0.00', service_total: '0.00', adjustments_total: '450.00', total: '450.00', lines: [] })
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent)
  expect(terms).toEqual(expect.arrayContaining(['Ajustes', 'Total']))
  expect(terms).not.toContain('Locação')
  expect(terms).not.toContain('Serviços')
})
