/** Role names, as they stand in `permissions_groups` (specification, section 6). */
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

/** What stands between a person who is logged in and everything else. */
export const WAIT_REASONS = ['new_password', 'activation', 'access_ended'] as const

export type WaitReason = (typeof WAIT_REASONS)[number]

/** Who acts: what permissions and visibility are decided from, on both ends. */
export type Actor = {
  id: number
  name: string
  email: string
  groups: readonly Group[]
  isCompanyAdmin: boolean
  /** The active company; null for staff who act for none. */
  companyId: number | null
  permittedCompanyIds: readonly number[]
  /** A password of their own to choose first, a company that awaits its activation, or one whose access staff ended. */
  waitsFor?: WaitReason | null
  /** The log-in that the call belongs to. */
  sessionId?: string
  requestId?: string
}

/** Somebody without an account, known by the key of the quotation that they began. */
export type Visitor = { id: null; companyId: null; name: string; quotationId: number; requestId?: string }

/** Who simulates: a quotation is their company's or, a visitor's, theirs alone. */
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
 * 'A Simulate button appears for users who are not COLABORADOR and who belong to a company.' Whose company awaits its
 * activation prepares a quotation meanwhile; the order comes after.
 */
export const maySimulate = (actor: WithGroups & Pick<Actor, 'companyId' | 'waitsFor'>): boolean =>
  (!actor.waitsFor || actor.waitsFor === 'activation') &&
  actor.companyId !== null &&
  !actor.groups.includes('COLABORADOR')
