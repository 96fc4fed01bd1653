import { isCustomer, isLimitedToPermittedCompanies, type Actor } from './actor.rules'

/**
 * A customer sees what belongs to their active company, a salesperson what belongs to the companies permitted to them,
 * other staff all (docs/workflow.md, "Who is who").
 */
export function maySeeCompany(actor: Actor, companyId: number): boolean {
  return visibleCompanies(actor)?.includes(companyId) ?? true
}

/** The companies whose things the actor sees; undefined for all of them. */
export function visibleCompanies(actor: Actor): readonly number[] | undefined {
  if (isCustomer(actor)) return actor.companyId === null ? [] : [actor.companyId]
  return isLimitedToPermittedCompanies(actor) ? actor.permittedCompanyIds : undefined
}
