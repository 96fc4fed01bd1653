import { isCustomer, type Actor, type Group, type StaffGroup } from '@/services/auth/actor.rules'

/** The types of a customer's user, each combined with CLIENTE. */
export const CUSTOMER_TYPES = ['GESTOR', 'VENDEDOR', 'COLABORADOR'] as const

export const STAFF_GROUPS = [
  'ADMINISTRADOR',
  'FINANCEIRO',
  'OPERAÇÃO',
  'JURÍDICO',
  'PRODUTO',
  'GERENTE VENDEDOR',
  'VENDEDOR',
] as const satisfies readonly StaffGroup[]

/** The groups that the actor may give to the users they manage (docs/workflow.md, "Who may do what"). */
export function assignableGroups(actor: Pick<Actor, 'groups'>): readonly Group[] {
  if (isCustomer(actor)) return CUSTOMER_TYPES
  return actor.groups.includes('ADMINISTRADOR') ? STAFF_GROUPS : ['VENDEDOR']
}

/**
 * A customer's user is CLIENTE and exactly one type; staff have one group or more, each of which the actor may give.
 */
export function mayGiveGroups(actor: Pick<Actor, 'groups'>, groups: readonly string[]): boolean {
  const assignable: readonly string[] = assignableGroups(actor)
  if (!isCustomer(actor)) return groups.length > 0 && groups.every((group) => assignable.includes(group))
  const types = groups.filter((group) => group !== 'CLIENTE')
  return groups.includes('CLIENTE') && types.length === 1 && types.every((type) => assignable.includes(type))
}
