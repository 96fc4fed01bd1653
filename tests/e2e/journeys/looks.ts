import { readdirSync } from 'node:fs'
import {
  atEachStage,
  draftAndIssued,
  type Find,
  firstOf,
  itself,
  of,
  ownInvoices,
  screenOfSimulator,
  ticketOpenAndClosed,
  unitLabel,
  withEachOf,
} from './addresses'
import type { Person } from './people'
import type { Send } from './quotation'

/** The routes of all page files. */
export const PAGES = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('_'))
  .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/')
  .sort()

/** Pages that one person visits, one after the other. */
type Look = { title: string; as?: Person; pages: Record<string, Find> }

/** The addresses of these pages: one for each, and those of its other states. Throws for a page without an address. */
export async function addressesOf(pages: Look['pages'], send: Send): Promise<{ pages: string[]; states: string[] }> {
  const found: { pages: string[]; states: string[] } = { pages: [], states: [] }
  for (const [page, find] of Object.entries(pages)) {
    const [first, ...states] = await find(page, send)
    if (first === undefined) throw new Error(`There is nothing to show on ${page}.`)
    found.pages.push(first)
    found.states.push(...states)
  }
  return found
}

/** Contains every page once; a test fails for one that is missing. */
export const LOOKS: readonly Look[] = [
  {
    title: 'visitors',
    pages: {
      '/': itself('?action=login', '?action=recover-password', '?action=reset-password'),
      '/register': itself(),
      '/privacy-policy': itself(),
      '/privacy-request': itself(),
      '/sign': itself(),
      '/404': itself(),
      '/500': itself(),
      '/dev/mailbox': itself(),
    },
  },
  { title: 'the component gallery', pages: { '/dev/ui': itself() } },
  {
    title: 'customers: home, orders, and an order at each stage',
    as: 'gestor',
    pages: {
      // Leads to the home.
      '/platform': itself(),
      '/platform/home': itself(),
      '/platform/my-orders': itself('?visao=faturas', '?visao=faturas&busca=ninguem'),
      '/platform/my-orders/[maskId]': atEachStage('/checkout'),
      '/platform/my-orders/invoices/[invoiceId]': ownInvoices,
      '/platform/costs': itself('?por=address'),
    },
  },
  {
    title: 'customers: equipment',
    as: 'gestor',
    pages: {
      '/platform/equipment': itself('?visao=proprios', '?visao=mudancas', '?visao=historico'),
      '/platform/equipment/[unitId]': firstOf('/equipment?page_size=1'),
      '/platform/equipment/own/[unitId]': firstOf('/own-equipment?page_size=1'),
    },
  },
  {
    title: 'customers: people, settings, help',
    as: 'gestor',
    pages: {
      '/platform/users': itself('?busca=ninguem'),
      '/platform/settings': itself(),
      '/platform/notifications': itself('?lidos=nao&tipo=exchange'),
      '/platform/help': itself(),
      '/platform/support-tickets': itself('?visao=aguardam', '?visao=encerrados&busca=ninguem'),
      '/platform/support-tickets/new': itself('?categoria=DELIVERY'),
      '/platform/support-tickets/[ticketId]': ticketOpenAndClosed,
    },
  },
  {
    title: 'the screens of the simulator, and the saved quotations',
    as: 'gestor',
    pages: {
      '/platform/simulation/select-simulation': itself(),
      '/platform/simulation/[quotationId]/step/[stepId]': screenOfSimulator,
      '/platform/simulation/[quotationId]/products': screenOfSimulator,
      '/platform/simulation/[quotationId]/plan': screenOfSimulator,
      '/platform/simulation/[quotationId]/delivery': screenOfSimulator,
      '/platform/simulation/[quotationId]/review': screenOfSimulator,
      '/platform/simulation/quotations': itself(),
    },
  },
  {
    title: 'staff: home, orders, and an order at each stage',
    as: 'admin',
    pages: {
      '/platform/admin/home': itself(),
      '/platform/admin/notifications': itself(),
      '/platform/admin/orders': itself(),
      '/platform/admin/orders/contract-ends': itself(),
      '/platform/admin/orders/[companyId]/[maskId]': atEachStage('/checkout-management'),
    },
  },
  {
    title: 'staff: clients, people, credit',
    as: 'admin',
    pages: {
      '/platform/admin/clients': itself(),
      '/platform/admin/clients/[companyId]': of('1'),
      '/platform/admin/clients/[companyId]/movements': of('1'),
      '/platform/admin/register-client': itself(),
      '/platform/admin/users': itself(),
      '/platform/admin/consult-credit': withEachOf('/credit-queries?status=DONE&page_size=1', 'consulta'),
    },
  },
  {
    title: 'staff: invoices, measuring',
    as: 'financeiro',
    pages: {
      '/platform/admin/invoices/[invoiceId]': draftAndIssued,
      '/platform/admin/invoices': itself('?visao=todas', '?visao=vencidas&busca=ninguem'),
      '/platform/admin/invoices/measuring': itself('?parcial=sim', '?busca=ninguem'),
    },
  },
  {
    title: 'staff: the catalogue',
    as: 'admin',
    pages: {
      '/platform/admin/products': itself(),
      '/platform/admin/products/[productId]': of('1'),
      '/platform/admin/products/new': itself(),
      '/platform/admin/products/categories': itself(),
      '/platform/admin/products/plans': itself(),
      '/platform/admin/products/service-packages': itself(),
      '/platform/admin/products/types': itself(),
    },
  },
  {
    title: 'staff: simulators, properties, upgrades, coupons',
    as: 'admin',
    pages: {
      '/platform/admin/products/simulators': itself(),
      '/platform/admin/products/simulators/[simulatorId]': of('1'),
      '/platform/admin/products/simulators/new': itself(),
      '/platform/admin/properties': itself(),
      '/platform/admin/properties/[propertyId]': of('1'),
      '/platform/admin/properties/new': itself(),
      '/platform/admin/upgrades': itself(),
      '/platform/admin/coupon': itself(),
    },
  },
  {
    title: 'staff: dashboard, tickets, reservations, stock',
    as: 'admin',
    pages: {
      '/platform/admin/dashboard': itself(),
      '/platform/admin/dashboard/reports': itself(
        '?por=company',
        '?relatorio=receivables',
        '?relatorio=tickets&por=product',
      ),
      '/platform/admin/support-tickets': withEachOf('/tickets?page_size=1', 'chamado'),
      '/platform/admin/support-tickets/replies': itself(),
      '/platform/admin/support-tickets/ratings': itself(),
      '/platform/admin/support-tickets/new': itself(),
      '/platform/admin/reservations': itself('?visao=calendario', '?visao=avisos'),
      '/platform/admin/rented-items': itself('?visao=produtos'),
      '/platform/admin/rented-items/[unitId]': of('1'),
      '/platform/admin/rented-items/check': itself(),
      '/u/[serial]': unitLabel,
    },
  },
  {
    title: 'staff: deliveries, returns, exchanges',
    as: 'operacao',
    pages: {
      '/platform/admin/deliveries': itself('?visao=lista&data=delivery_eta'),
      '/platform/admin/deliveries/[packageId]': firstOf('/package-management?delivery_status=SEPARATION'),
      '/platform/admin/deliveries/[packageId]/packing': firstOf('/package-management?delivery_status=SEPARATION'),
      '/platform/admin/returnals': itself(),
      '/platform/admin/returnals/[packageId]': firstOf('/returns?todo=collect', '/returns?todo=appraise'),
      '/platform/admin/returnals/exchanges': itself(),
      '/platform/admin/returnals/exchanges/[exchangeId]': firstOf('/exchange-management'),
    },
  },
]
