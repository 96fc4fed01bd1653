/** All paths of the application, so that no screen hard-codes one. */
export const paths = {
  home: () => '/',
  login: (next?: string) => (next ? `/?action=login&next=${encodeURIComponent(next)}` : '/?action=login'),
  register: (next?: string) => (next ? `/register?next=${encodeURIComponent(next)}` : '/register'),
  recoverPassword: () => '/?action=recover-password',
  resetPassword: () => '/?action=reset-password',
  confirmBillingEmail: () => '/?action=confirm-billing-email',
  confirmRegistration: () => '/?action=confirm-registration',
  privacyPolicy: () => '/privacy-policy',
  privacyRequest: () => '/privacy-request',
  platform: {
    /** Redirects to the first page that the user may open. */
    landing: () => '/platform',
    home: () => '/platform/home',
    myOrders: () => '/platform/my-orders',
    ordersUnderWay: () => '/platform/my-orders?etapa=a-caminho',
    order: (maskId: string) => `/platform/my-orders/${maskId}`,
    invoices: () => '/platform/my-orders?visao=faturas',
    costs: () => '/platform/costs',
    invoicesOfMonth: (month: string) => `/platform/my-orders?visao=faturas&mes=${month}`,
    invoicesOf: (maskId: string) => `/platform/my-orders?visao=faturas&pedido=${maskId}`,
    invoice: (invoiceId: number) => `/platform/my-orders/invoices/${String(invoiceId)}`,
    simulators: () => '/platform/simulation/select-simulation',
    quotations: () => '/platform/simulation/quotations',
    simulation: {
      step: (quotationId: number, stepId: number) =>
        `/platform/simulation/${String(quotationId)}/step/${String(stepId)}`,
      products: (quotationId: number) => `/platform/simulation/${String(quotationId)}/products`,
      plan: (quotationId: number) => `/platform/simulation/${String(quotationId)}/plan`,
      delivery: (quotationId: number) => `/platform/simulation/${String(quotationId)}/delivery`,
      review: (quotationId: number) => `/platform/simulation/${String(quotationId)}/review`,
    },
    equipment: () => '/platform/equipment',
    equipmentOfOrder: (maskId: string) => `/platform/equipment?pedido=${maskId}`,
    unit: (unitId: number) => `/platform/equipment/${String(unitId)}`,
    ownEquipment: () => '/platform/equipment?visao=proprios',
    ownUnit: (unitId: number) => `/platform/equipment/own/${String(unitId)}`,
    users: () => '/platform/users',
    notifications: () => '/platform/notifications',
    settings: () => '/platform/settings',
    notificationSettings: () => '/platform/settings#avisos',
    help: () => '/platform/help',
    supportTickets: () => '/platform/support-tickets',
    ticket: (ticketId: number) => `/platform/support-tickets/${String(ticketId)}`,
    newTicket: (about: TicketAbout = {}) => `/platform/support-tickets/new${queryOf(about)}`,
  },
  admin: {
    home: () => '/platform/admin/home',
    dashboard: () => '/platform/admin/dashboard',
    reports: () => '/platform/admin/dashboard/reports',
    report: (relatorio: string, narrowed: { produto?: number } = {}) =>
      `/platform/admin/dashboard/reports${queryOf({ relatorio, ...narrowed })}`,
    orders: () => '/platform/admin/orders',
    order: (companyId: number, maskId: string) => `/platform/admin/orders/${String(companyId)}/${maskId}`,
    notifications: () => '/platform/admin/notifications',
    contractEnds: () => '/platform/admin/orders/contract-ends',
    note: (companyId: number, maskId: string, noteId: number) =>
      `/platform/admin/orders/${String(companyId)}/${maskId}#nota-${String(noteId)}`,
    deliveries: () => '/platform/admin/deliveries',
    delivery: (packageId: number) => `/platform/admin/deliveries/${String(packageId)}`,
    packing: (packageId: number) => `/platform/admin/deliveries/${String(packageId)}/packing`,
    returnals: () => '/platform/admin/returnals',
    return: (packageId: number) => `/platform/admin/returnals/${String(packageId)}`,
    supportTickets: () => '/platform/admin/support-tickets',
    ticket: (ticketId: number) => `/platform/admin/support-tickets?chamado=${String(ticketId)}`,
    newTicket: (about: TicketAbout & { empresa?: number } = {}) =>
      `/platform/admin/support-tickets/new${queryOf(about)}`,
    ticketReplies: () => '/platform/admin/support-tickets/replies',
    ticketRatings: (mes?: string) => `/platform/admin/support-tickets/ratings${queryOf({ mes })}`,
    invoices: () => '/platform/admin/invoices',
    invoicesIn: (visao: string, narrowed: { competencia?: string; empresa?: number; tipo?: string } = {}) =>
      `/platform/admin/invoices${queryOf({ visao, ...narrowed })}`,
    invoice: (invoiceId: number) => `/platform/admin/invoices/${String(invoiceId)}`,
    measuring: () => '/platform/admin/invoices/measuring',
    exchanges: () => '/platform/admin/returnals/exchanges',
    exchangesOf: (maskId: string) => `/platform/admin/returnals/exchanges?busca=${maskId}`,
    exchange: (exchangeId: number) => `/platform/admin/returnals/exchanges/${String(exchangeId)}`,
    products: () => '/platform/admin/products',
    productsOfType: (productTypeId: number) => `/platform/admin/products?tipo=${String(productTypeId)}`,
    productsOfCategory: (categoryId: number) => `/platform/admin/products?categoria=${String(categoryId)}`,
    categories: () => '/platform/admin/products/categories',
    plans: () => '/platform/admin/products/plans',
    productTypes: () => '/platform/admin/products/types',
    propertiesOfType: (propertyTypeId: number) => `/platform/admin/properties?tipo=${String(propertyTypeId)}`,
    simulators: () => '/platform/admin/products/simulators',
    newSimulator: () => '/platform/admin/products/simulators/new',
    simulator: (simulatorId: number) => `/platform/admin/products/simulators/${String(simulatorId)}`,
    servicePackages: () => '/platform/admin/products/service-packages',
    newProduct: () => '/platform/admin/products/new',
    product: (productId: number) => `/platform/admin/products/${String(productId)}`,
    properties: () => '/platform/admin/properties',
    propertiesOf: (simulatorId: number, propertyTypeId: number) =>
      `/platform/admin/properties?simulador=${String(simulatorId)}&tipo=${String(propertyTypeId)}`,
    newProperty: () => '/platform/admin/properties/new',
    property: (propertyId: number) => `/platform/admin/properties/${String(propertyId)}`,
    upgrades: () => '/platform/admin/upgrades',
    units: () => '/platform/admin/rented-items',
    unitsOf: (productId: number) => `/platform/admin/rented-items?produto=${String(productId)}`,
    checkUnit: () => '/platform/admin/rented-items/check',
    unit: (unitId: number) => `/platform/admin/rented-items/${String(unitId)}`,
    clients: () => '/platform/admin/clients',
    client: (companyId: number) => `/platform/admin/clients/${String(companyId)}`,
    clientMovements: (companyId: number) => `/platform/admin/clients/${String(companyId)}/movements`,
    registerClient: () => '/platform/admin/register-client',
    creditQuery: (queryId: number) => `/platform/admin/consult-credit?consulta=${String(queryId)}`,
  },
} as const

/** A `next` path within the application, else undefined: a link must not redirect to another site. */
export function insidePath(next: unknown): string | undefined {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined
}

/**
 * What a new ticket is about: the serial of a unit, an order, an invoice by its number, a subject, the closed ticket that it
 * goes on from.
 */
type TicketAbout = {
  serial?: string
  pedido?: string
  fatura?: string
  assunto?: string
  categoria?: string
  segue?: number
}

function queryOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : ''
}
