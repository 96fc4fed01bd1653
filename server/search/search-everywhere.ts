import { searchInvoices } from '@/server/billing/invoices/list/invoice-search.service'
import { searchCompanies } from '@/server/companies/companies.service'
import { searchUnits } from '@/server/equipment/units/unit-search.service'
import { searchOrders } from '@/server/orders/orders.service'
import { searchStock } from '@/server/stock/units/unit-search.service'
import { searchTickets } from '@/server/tickets/search/ticket-search.service'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { SearchAnswer } from '@/services/search/search.schema'

const LIMIT = 5

/**
 * Orders by number, company or CNPJ, companies by name or CNPJ, units by serial or label, tickets by number, subject or
 * serial, invoices by number, company or CNPJ, limited to what the actor's groups and companies allow.
 */
export async function searchEverywhere(actor: Actor, text: string): Promise<SearchAnswer> {
  const readsOrders = may(actor, 'checkout:read') || may(actor, 'orders:read')
  const findUnits = () => {
    if (may(actor, 'stock:read')) return searchStock(text, LIMIT)
    return readsOrders && may(actor, 'equipment:read') ? searchUnits(actor, text, LIMIT) : []
  }
  const [orders, companies, units, tickets, invoices] = await Promise.all([
    readsOrders ? searchOrders(actor, text, LIMIT) : [],
    may(actor, 'clients:read') ? searchCompanies(actor, text, LIMIT) : [],
    findUnits(),
    may(actor, 'tickets:talk') ? searchTickets(actor, text, LIMIT) : [],
    may(actor, 'invoices:read') ? searchInvoices(actor, text, LIMIT) : [],
  ])
  return {
    orders,
    companies: companies.map(({ id, corporate_name, cnpj, orders_count }) => ({
      id,
      corporate_name,
      cnpj,
      orders_count,
    })),
    units,
    tickets,
    invoices,
  }
}
