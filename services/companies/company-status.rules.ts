/** Waiting = registered and never let in; inactive = let in once and closed since. */
export const COMPANY_STATUSES = ['active', 'waiting', 'inactive'] as const

export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

type Standing = { active: boolean; activatedAt: Date | null }

/** How a company stands, from what the database keeps of it. */
export function companyStatus({ active, activatedAt }: Standing): CompanyStatus {
  if (active) return 'active'
  return activatedAt ? 'inactive' : 'waiting'
}
