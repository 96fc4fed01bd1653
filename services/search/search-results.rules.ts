import { type Actor, isCustomer, maySimulate } from '@/services/auth/actor.rules'
import { menuFor } from '@/services/auth/menu.rules'
import { may } from '@/services/auth/permissions.rules'
import { customerInvoiceTag, invoiceTitle, monthName } from '@/services/billing/invoices/customer-invoice-texts.rules'
import { numberedName } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { staffInvoiceTag } from '@/services/billing/invoices/staff-invoice-texts.rules'
import { CATALOGUE_PAGES } from '@/services/catalogue/catalogue-pages.rules'
import { paths } from '@/services/config/paths'
import { formatCnpj, formatMoney } from '@/services/format/format.rules'
import { plainText } from '@/services/format/plain-text.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { stageStatusLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'
import { STATUS_LABEL } from '@/services/tickets/ticket-states.rules'
import type { FoundTicket, FoundUnit, SearchAnswer } from './search.schema'

/** `rental`: the order of a matching unit. `help`: the way on when nothing was found. */
export type SearchResultKind = 'order' | 'unit' | 'rental' | 'ticket' | 'invoice' | 'company' | 'page' | 'help'

export type SearchResult = {
  kind: SearchResultKind
  title: string
  detail?: string
  note?: string
  href: string
  order?: OrderSummary
  /** The deadline of an order that concerns the reader. */
  due_at?: string | null
}

/** The titles of the groups, in the order of the screen. */
export const SEARCH_RESULT_GROUPS: Readonly<Record<SearchResultKind, string>> = {
  order: 'Pedidos',
  unit: 'Equipamentos',
  rental: 'Pedidos desses equipamentos',
  company: 'Empresas',
  ticket: 'Chamados',
  invoice: 'Faturas',
  page: 'Páginas e ações',
  help: 'Precisa de ajuda?',
}

/** The API's answer as rows, with links that the user may open. */
export function toSearchResults(answer: SearchAnswer, actor: Actor): SearchResult[] {
  const isStaff = !isCustomer(actor)
  return [
    ...answer.orders.map((order): SearchResult => ({
      kind: 'order',
      title: isStaff ? `${order.company.corporate_name}, ${order.order_mask_id}` : `Pedido ${order.order_mask_id}`,
      detail: `${order.items_summary}, ${stageStatusLabel(order)}`,
      href: isStaff ? staffOrderPath(order) : paths.platform.order(order.order_mask_id),
      order,
      // A customer who waits for Arrenda has no deadline to meet.
      due_at: isStaff || order.turn === 'customer' ? order.due_at : null,
    })),
    ...(isStaff ? staffUnitResults(answer) : answer.units.flatMap(customerUnitResults)),
    ...answer.tickets.map((ticket) => ticketResult(ticket, isStaff)),
    ...answer.invoices.map((invoice) => (isStaff ? staffInvoiceResult(invoice) : customerInvoiceResult(invoice))),
    ...answer.companies.map(({ id, corporate_name, cnpj, orders_count }): SearchResult => ({
      kind: 'company',
      title: corporate_name,
      detail: formatCnpj(cnpj),
      note: orders_count === 1 ? '1 pedido' : `${String(orders_count)} pedidos`,
      href: paths.admin.client(id),
    })),
  ]
}

const staffOrderPath = ({
  company,
  order_mask_id,
}: Pick<OrderSummary, 'order_mask_id'> & { company: { id: number } }): string =>
  paths.admin.order(company.id, order_mask_id)

const ticketResult = ({ id, subject, status, waiting_for, company }: FoundTicket, isStaff: boolean): SearchResult => ({
  kind: 'ticket',
  title: `Chamado ${String(id)}, ${subject}`,
  detail: isStaff ? company.corporate_name : undefined,
  note: !isStaff && waiting_for === 'customer' ? 'Sua vez' : STATUS_LABEL[status],
  href: isStaff ? paths.admin.ticket(id) : paths.platform.ticket(id),
})

const staffInvoiceResult = (invoice: InvoiceSummary): SearchResult => {
  const { id, kind, number, period, company, total } = invoice
  const name = number === null ? `Rascunho de ${monthName(period)}` : numberedName({ kind, number })
  return {
    kind: 'invoice',
    title: `${name}, ${company.corporate_name}`,
    detail: number === null ? formatMoney(total) : `${invoiceTitle(invoice)}, ${formatMoney(total)}`,
    note: staffInvoiceTag(invoice).word,
    href: paths.admin.invoice(id),
  }
}

const customerInvoiceResult = (invoice: InvoiceSummary): SearchResult => ({
  kind: 'invoice',
  title: invoiceTitle(invoice),
  detail: `${numberedName(invoice)}, ${formatMoney(invoice.total)}`,
  note: customerInvoiceTag(invoice).word,
  href: paths.platform.invoice(invoice.id),
})

const unitTitle = ({ serial, label }: FoundUnit): string => (label ? `${serial}, ${label}` : serial)

/** The matching units, then their orders, except orders that are already results. */
function staffUnitResults({ units, orders }: SearchAnswer): SearchResult[] {
  const known = new Set(orders.map(staffOrderPath))
  const rentals = units.flatMap(({ serial, order }): SearchResult[] => {
    if (!order || known.has(staffOrderPath(order))) return []
    known.add(staffOrderPath(order))
    const title = `${order.company.corporate_name}, ${order.order_mask_id}`
    return [
      { kind: 'rental', title, detail: `Pedido com ${serial}`, href: staffOrderPath(order), due_at: order.due_at },
    ]
  })
  const found = units.map((unit): SearchResult => ({
    kind: 'unit',
    title: unitTitle(unit),
    detail: unit.order ? `${unit.product}, ${unit.order.company.corporate_name}` : unit.product,
    note: UNIT_STATUS_LABEL[unit.status],
    href: paths.admin.unit(unit.id),
  }))
  return [...found, ...rentals]
}

function customerUnitResults(unit: FoundUnit): SearchResult[] {
  if (!unit.order) return []
  const { order_mask_id } = unit.order
  const [title, note] = [unitTitle(unit), `Pedido ${order_mask_id}`]
  return [{ kind: 'unit', title, detail: unit.product, note, href: paths.platform.order(order_mask_id) }]
}

/** The user's pages and actions whose name contains the typed words. */
export function matchingPages(actor: Actor, text: string): SearchResult[] {
  const wanted = plainText(text).trim().split(/\s+/)
  const menu = menuFor(actor)
  const besides = may(actor, 'catalogue:manage')
    ? CATALOGUE_PAGES.filter(({ href }) => !menu.some((item) => item.href === href))
    : []
  const places = [
    ...[...menu, ...besides].map(({ label, href }) => ({ title: label, href })),
    ...(may(actor, 'orders:read') ? [{ title: 'Fim de contrato', href: paths.admin.contractEnds() }] : []),
    ...(may(actor, 'tickets:use') ? [{ title: 'Abrir chamado', href: paths.platform.newTicket() }] : []),
    ...(maySimulate(actor) ? [{ title: 'Fazer uma simulação', href: paths.platform.simulators() }] : []),
  ]
  return places
    .filter(({ title }) => wanted.every((word) => plainText(title).includes(word)))
    .map((place) => ({ kind: 'page', ...place }))
}

/** What is offered to a customer who found nothing: to ask Arrenda, with the typed words as the subject. */
export const helpResults = (actor: Actor, text: string): SearchResult[] =>
  may(actor, 'tickets:use')
    ? [
        {
          kind: 'help',
          title: 'Abrir chamado',
          detail: `Pergunte à Arrenda sobre “${text}”`,
          href: paths.platform.newTicket({ assunto: text }),
        },
      ]
    : []
