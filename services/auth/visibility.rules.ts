import { isCustomer, isLimitedToPermittedCompanies, type Actor } from './actor.rules'

/**
 * A customer sees the records of their active company, a salesperson those of their permitted companies, other staff
 * all (docs/workflow.md, "Who is who").
 */
export function maySeeCompany(actor: Actor, companyId: number): boolean {
  return visibleCompanies(actor)?.includes(companyId) ?? true
}

/** The companies whose records the actor sees; undefined for all. */
export function visibleCompanies(actor: Actor): readonly number[] | undefined {
  if (isCustomer(actor)) return actor.companyId === null ? [] : [actor.companyId]
  return isLimitedToPermittedCompanies(actor) ? actor.permittedCompanyIds : undefined
}
