/** Role names, as in `permissions_groups` (specification, section 6). */
export const GROUPS = [
  'CLIENTE',
  'GESTOR',
  'VENDEDOR',
  'COLABORADOR',
  'ADMINISTRADOR',
  'FINANCEIRO',
  'OPERAÇÃO',
  'JURÍDICO',
  'PRODUTO',
  'GERENTE VENDEDOR',
] as const

export type Group = (typeof GROUPS)[number]

/** The groups that staff may have. */
export type StaffGroup = Exclude<Group, 'CLIENTE' | 'GESTOR' | 'COLABORADOR'>

/** The reasons why a logged-in user has no access yet, or no longer. */
export const WAIT_REASONS = ['new_password', 'activation', 'access_ended'] as const

export type WaitReason = (typeof WAIT_REASONS)[number]

/** The acting user: permissions and visibility are decided from these fields, in browser and server. */
export type Actor = {
  id: number
  name: string
  email: string
  groups: readonly Group[]
  isCompanyAdmin: boolean
  /** The active company; null for staff who act for no company. */
  companyId: number | null
  permittedCompanyIds: readonly number[]
  /** The user has to choose a password, the company is not active yet, or staff ended its access. */
  waitsFor?: WaitReason | null
  /** The session that the call belongs to. */
  sessionId?: string
  requestId?: string
}

/** A visitor without an account, identified by the key of the quotation that they started. */
export type Visitor = { id: null; companyId: null; name: string; quotationId: number; requestId?: string }

/** The owner of a quotation: a user, for their company, or a visitor. */
export type QuotationOwner = Actor | Visitor

export const isVisitor = (who: QuotationOwner): who is Visitor => who.id === null

type WithGroups = Pick<Actor, 'groups'>

/** A customer is a user whose groups contain CLIENTE; everyone else is staff. */
export const isCustomer = (actor: WithGroups): boolean => actor.groups.includes('CLIENTE')

export const isStaff = (actor: WithGroups): boolean => !isCustomer(actor)

/** A salesperson with no other staff role sees only the companies permitted to them. */
export const isLimitedToPermittedCompanies = (actor: WithGroups): boolean =>
  isStaff(actor) && actor.groups.every((group) => group === 'VENDEDOR')

/**
 * 'A Simulate button appears for users who are not COLABORADOR and who belong to a company.' While the company is not
 * active yet, its users can prepare a quotation, but not order.
 */
export const maySimulate = (actor: WithGroups & Pick<Actor, 'companyId' | 'waitsFor'>): boolean =>
  (!actor.waitsFor || actor.waitsFor === 'activation') &&
  actor.companyId !== null &&
  !actor.groups.includes('COLABORADOR')
