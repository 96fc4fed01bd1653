import { type Actor, type Group, isCustomer, maySimulate, type WaitReason } from './actor.rules'

type Grant = {
  /** Groups of customers that have it; a company admin has every customer permission. */
  customer?: readonly Group[]
  staff?: readonly Group[]
}

const ORDER_READERS = ['ADMINISTRADOR', 'FINANCEIRO', 'JURÍDICO', 'OPERAÇÃO', 'VENDEDOR', 'GERENTE VENDEDOR'] as const
const EVERY_STAFF = [...ORDER_READERS, 'PRODUTO'] as const
const EVERY_CUSTOMER = ['GESTOR', 'VENDEDOR', 'COLABORADOR'] as const

/**
 * The permission table that the API enforces and the menus read (specification, section 6; docs/workflow.md, "Who may
 * do what"). The actions on an order also depend on its stage: `transition-table.rules.ts`.
 */
export const PERMISSIONS = {
  'account:use': { customer: EVERY_CUSTOMER, staff: EVERY_STAFF },
  'home:read': { customer: ['GESTOR', 'VENDEDOR'], staff: ['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO'] },
  'simulation:use': { customer: ['GESTOR', 'VENDEDOR'], staff: EVERY_STAFF },
  // One product; staff need no company for it, as they do to simulate.
  'catalogue:read': { customer: ['GESTOR', 'VENDEDOR'], staff: EVERY_STAFF },
  'addresses:use': { customer: ['GESTOR', 'VENDEDOR'], staff: EVERY_STAFF },
  'checkout:read': { customer: ['GESTOR', 'VENDEDOR'] },
  'checkout:write': { customer: ['GESTOR', 'VENDEDOR'] },
  'orders:read': { staff: ORDER_READERS },
  // `server/audit/list-history.ts` restricts it to the records that the user may see.
  'history:read': { staff: EVERY_STAFF },
  'orders:propose': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'] },
  'orders:analyse-documents': { staff: ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO'] },
  'orders:decide-credit': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  'orders:contract': { staff: ['ADMINISTRADOR', 'JURÍDICO'] },
  // The clear CPF of who signs, for those who check contracts and credit; each look is recorded (ADR 538).
  'signers:read-cpf': { staff: ['ADMINISTRADOR', 'FINANCEIRO', 'JURÍDICO'] },
  'orders:deliver': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'orders:cancel': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'orders:command': { staff: ORDER_READERS },
  // The indexes for readjusting fees: for the groups that write invoices.
  'indexes:write': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  'equipment:read': { customer: EVERY_CUSTOMER },
  'equipment:assign': { customer: ['GESTOR'] },
  // The equipment that the company owns itself.
  'equipment:own': { customer: ['GESTOR', 'VENDEDOR'] },
  'equipment:label': { customer: ['GESTOR', 'VENDEDOR'] },
  // The log of all movements of a company's units; staff read it on the client's page.
  'movements:read': {
    customer: ['GESTOR', 'VENDEDOR'],
    staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'OPERAÇÃO', 'VENDEDOR'],
  },
  'tickets:use': { customer: EVERY_CUSTOMER },
  // What customers and the staff who answer them have in common; `ticket-actions.rules.ts` says what each may do.
  'tickets:talk': { customer: EVERY_CUSTOMER, staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'users:read': { customer: ['GESTOR', 'VENDEDOR'], staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'users:manage': { customer: ['GESTOR'], staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'dashboard:read': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  // What the active company was billed, by month and by where its equipment is.
  'costs:read': { customer: ['GESTOR'] },
  // Some report; each names the permission that it needs besides (services/reports/definitions).
  'reports:read': { staff: ['ADMINISTRADOR', 'FINANCEIRO', 'GERENTE VENDEDOR'] },
  'stock:read': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'stock:write': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'reservations:read': { staff: ['ADMINISTRADOR', 'OPERAÇÃO', 'PRODUTO', 'GERENTE VENDEDOR', 'VENDEDOR'] },
  // OPERAÇÃO manages the stock; groups that may cancel an order, which releases its holds, may also release them
  // directly.
  'reservations:write': { staff: ['ADMINISTRADOR', 'OPERAÇÃO', 'GERENTE VENDEDOR'] },
  'catalogue:manage': { staff: ['ADMINISTRADOR', 'PRODUTO'] },
  'packages:read': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'packages:write': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  'clients:read': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'OPERAÇÃO'] },
  // The page of one client; a salesperson has no list in the menu, but opens their permitted clients.
  'clients:open': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'OPERAÇÃO', 'VENDEDOR'] },
  'clients:create': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'] },
  'clients:activate': { staff: ['ADMINISTRADOR', 'GERENTE VENDEDOR'] },
  'company:switch': { customer: ['VENDEDOR'], staff: ['VENDEDOR'] },
  'credit:query': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  'coupons:manage': { staff: ['ADMINISTRADOR', 'VENDEDOR', 'GERENTE VENDEDOR'] },
  'privacy:decide': { staff: ['ADMINISTRADOR'] },
  // Mails and jobs that failed for good.
  'operations:watch': { staff: ['ADMINISTRADOR'] },
  'tickets:manage': { staff: ['ADMINISTRADOR', 'OPERAÇÃO'] },
  // Issued invoices of the active company; staff read drafts too.
  'invoices:read': { customer: ['GESTOR', 'VENDEDOR'], staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
  // Who answers for a company's invoices: is told of each, and says where else they go.
  'company:billing': { customer: ['GESTOR'] },
  'invoices:dispute': { customer: ['GESTOR', 'VENDEDOR'] },
  'invoices:manage': { staff: ['ADMINISTRADOR', 'FINANCEIRO'] },
} as const satisfies Record<string, Grant>

export type Permission = keyof typeof PERMISSIONS

type Who = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId' | 'waitsFor'>

/**
 * The permissions of users without access: their own account and the help. While their company is not active yet they
 * can also prepare a quotation, but not order, since finishing requires an active company.
 */
const WHILE_WAITING: Readonly<Record<WaitReason, readonly Permission[]>> = {
  new_password: [],
  activation: ['account:use', 'simulation:use', 'catalogue:read', 'addresses:use'],
  access_ended: ['account:use'],
}

/** True when the actor's groups grant the permission and the actor is not waiting for anything. */
export function may(actor: Who, permission: Permission): boolean {
  const grant: Grant = PERMISSIONS[permission]
  if (actor.waitsFor && !WHILE_WAITING[actor.waitsFor].includes(permission)) return false
  if (permission === 'simulation:use' && !maySimulate(actor)) return false
  if (!isCustomer(actor)) return actor.groups.some((group) => grant.staff?.includes(group))
  if (!grant.customer) return false
  return actor.isCompanyAdmin || actor.groups.some((group) => grant.customer?.includes(group))
}
