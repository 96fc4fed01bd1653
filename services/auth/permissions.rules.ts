import { type Actor, type Group, isCustomer, maySimulate, type WaitReason } from './actor.rules'

type Grant = {
  /** Groups of a customer that have it; a company admin has every customer permission. */
  customer?: readonly Group[]
  staff?: readonly Group[]
}

const ORDER_READERS = ['ADMINISTRADOR', 'FINANCEIRO', 'JURÍDICO', 'OPERAÇÃO', 'VENDEDOR', 'GERENTE VENDEDOR'] as const
const EVERY_STAFF = [...ORDER_READERS, 'PRODUTO'] as const
const EVERY_CUSTOMER = ['GESTOR', 'VENDEDOR', 'COLABORADOR'] as const

/**
 * Who may do what: the one table that the API enforces and the menus read (specification, section 6; docs/workflow.md,
 * "Who may do what"). Which action an order allows is decided besides by its stage: `orders.transitions.rules.ts`.
 */
export const PERMISSIONS = {
  'account:use': { customer: EVERY_CUSTOMER, staff: EVERY_STAFF },
  'home:read': { customer: ['GESTOR', 'VENDEDOR'], staff: ['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO'] },
  'simulation:use': { customer: ['GESTOR', 'VENDEDOR'], staff: EVERY_STAFF },
  'addresses:use': { customer: ['GESTOR', 'VENDEDOR'], staff: EVERY_STAFF },
  'checkout:read': { customer: ['GESTOR', 'VENDEDOR'] },
  'checkout:write': { customer: ['GESTOR', 'VENDEDOR'] },
  'orders:read': { staff: ORDER_READERS },
  // Of what, `server/audit/list-history.ts` says.
  'history:read': { staff: EVERY_STAFF },
  'orders:propose': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'] },
  'orders:analyse-documents': { staff: ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO'] },
  'orders:decide-credit': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  'orders:contract': { staff: ['ADMINISTRADOR', 'JURÍDICO'] },
  'orders:deliver': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'orders:cancel': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'orders:command': { staff: ORDER_READERS },
  // What fees are readjusted by: who writes invoices.
  'indexes:write': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  'equipment:read': { customer: EVERY_CUSTOMER },
  'equipment:assign': { customer: ['GESTOR'] },
  'equipment:label': { customer: ['GESTOR', 'VENDEDOR'] },
  // The log of all movements of a company's units; staff read it where they open the client.
  'movements:read': {
    customer: ['GESTOR', 'VENDEDOR'],
    staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'OPERAÇÃO', 'VENDEDOR'],
  },
  'tickets:use': { customer: EVERY_CUSTOMER },
  'users:read': { customer: ['GESTOR', 'VENDEDOR'], staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'users:manage': { customer: ['GESTOR'], staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'dashboard:read': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'stock:read': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'stock:write': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'reservations:read': { staff: ['ADMINISTRADOR', 'OPERAÇÃO', 'PRODUTO', 'GERENTE VENDEDOR', 'VENDEDOR'] },
  // Stock is OPERAÇÃO's; who may cancel an order, which releases what it holds, may release it without that.
  'reservations:write': { staff: ['ADMINISTRADOR', 'OPERAÇÃO', 'GERENTE VENDEDOR'] },
  'catalogue:manage': { staff: ['ADMINISTRADOR', 'PRODUTO'] },
  'packages:read': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'packages:write': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'clients:read': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'OPERAÇÃO'] },
  // The page of one client; a salesperson has no list in the menu, but opens the clients permitted to them.
  'clients:open': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'OPERAÇÃO', 'VENDEDOR'] },
  'clients:create': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'] },
  'clients:activate': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'company:switch': { customer: ['VENDEDOR'], staff: ['VENDEDOR'] },
  'credit:query': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  'coupons:manage': { staff: ['ADMINISTRADOR', 'VENDEDOR', 'GERENTE VENDEDOR'] },
  'privacy:decide': { staff: ['ADMINISTRADOR'] },
  'tickets:manage': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
} as const satisfies Record<string, Grant>

export type Permission = keyof typeof PERMISSIONS

type Who = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId' | 'waitsFor'>

/**
 * What is open to people who are not let in, yet or any more: their own account and the help. Whose company awaits its
 * activation prepares a quotation besides; its order has to wait, since finishing asks for an active company.
 */
const WHILE_WAITING: Readonly<Record<WaitReason, readonly Permission[]>> = {
  new_password: [],
  activation: ['account:use', 'simulation:use', 'addresses:use'],
  access_ended: ['account:use'],
}

/** True when the actor's groups grant the permission, and nothing has to happen before. */
export function may(actor: Who, permission: Permission): boolean {
  const grant: Grant = PERMISSIONS[permission]
  if (actor.waitsFor && !WHILE_WAITING[actor.waitsFor].includes(permission)) return false
  if (permission === 'simulation:use' && !maySimulate(actor)) return false
  if (!isCustomer(actor)) return actor.groups.some((group) => grant.staff?.includes(group))
  if (!grant.customer) return false
  return actor.isCompanyAdmin || actor.groups.some((group) => grant.customer?.includes(group))
}
