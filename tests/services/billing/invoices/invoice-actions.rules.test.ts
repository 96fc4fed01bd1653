import {
  allowedInvoiceActions,
  INVOICE_ACTIONS,
  type InvoiceAction,
  type InvoiceActor,
  type InvoiceFacts,
} from '@/services/billing/invoices/invoice-actions.rules'
import { INVOICE_STATUSES, type InvoiceStatus } from '@/services/billing/invoices/invoice-states.rules'

const facts = (status: InvoiceStatus, overrides: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  ...{ kind: 'MONTHLY', status, paid: false, overdue: false, disputed: false },
  ...overrides,
})

/** What FINANCEIRO may do, as the shared paper of billing lists it (2.4); ADMINISTRADOR may do more, a customer little. */
const FINANCE: [string, InvoiceFacts, InvoiceAction[]][] = [
  ['a draft', facts('DRAFT'), ['edit', 'recalculate', 'delete', 'issue']],
  ['a draft apart from the months', facts('DRAFT', { kind: 'EXTRA' }), ['edit', 'delete', 'issue']],
  [
    'an issued invoice',
    facts('ISSUED'),
    ['cancel', 'credit', 'extend', 'record_payment', 'set_boleto', 'manage_documents'],
  ],
  [
    'an issued one that is paid in part',
    facts('ISSUED', { paid: true }),
    ['credit', 'extend', 'record_payment', 'reverse_payment', 'set_boleto', 'manage_documents'],
  ],
  [
    'an overdue one',
    facts('ISSUED', { overdue: true }),
    ['cancel', 'credit', 'extend', 'record_payment', 'set_boleto', 'manage_documents'],
  ],
  ['a paid one', facts('PAID', { paid: true }), ['credit', 'record_payment', 'reverse_payment', 'manage_documents']],
  ['an uncollectible one', facts('UNCOLLECTIBLE'), ['record_payment', 'set_boleto', 'manage_documents']],
  ['a cancelled one', facts('CANCELED'), ['manage_documents']],
  ['a credit note', facts('PAID', { kind: 'CREDIT' }), ['manage_documents']],
]

describe('what may be done with an invoice', () => {
  it.each(FINANCE)('by FINANCEIRO: %s', (_, invoice, actions) => {
    expect(allowedInvoiceActions('finance', invoice)).toEqual(actions)
  })

  it.each(FINANCE)('by ADMINISTRADOR the same, and giving up on an overdue one: %s', (_, invoice, actions) => {
    const more: InvoiceAction[] = invoice.status === 'ISSUED' && invoice.overdue ? ['uncollectible'] : []
    expect(allowedInvoiceActions('admin', invoice).toSorted()).toEqual([...actions, ...more].toSorted())
  })

  it.each(INVOICE_STATUSES)('by a customer only contesting what is open, once: %s', (status) => {
    const isOpen = status === 'ISSUED' || status === 'UNCOLLECTIBLE'
    expect(allowedInvoiceActions('customer', facts(status))).toEqual(isOpen ? ['dispute'] : [])
    expect(allowedInvoiceActions('customer', facts(status, { disputed: true }))).toEqual([])
    expect(allowedInvoiceActions('customer', facts(status, { kind: 'CREDIT' }))).toEqual([])
  })

  it('has a state and somebody for every action', () => {
    const actors: InvoiceActor[] = ['customer', 'finance', 'admin']
    const reachable = INVOICE_STATUSES.flatMap((status) =>
      [facts(status), facts(status, { paid: true }), facts(status, { overdue: true })].flatMap((invoice) =>
        actors.flatMap((actor) => allowedInvoiceActions(actor, invoice)),
      ),
    )
    expect([...new Set(reachable)].toSorted()).toEqual([...INVOICE_ACTIONS].toSorted())
  })
})
