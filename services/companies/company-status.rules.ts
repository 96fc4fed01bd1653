/** Waiting = registered and never activated; inactive = activated once and closed since. */
export const COMPANY_STATUSES = ['active', 'waiting', 'inactive'] as const

export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

type StatusFields = { active: boolean; activatedAt: Date | null }

/** The status of a company, from its database fields. */
export function companyStatus({ active, activatedAt }: StatusFields): CompanyStatus {
  if (active) return 'active'
  return activatedAt ? 'inactive' : 'waiting'
}

export const COMPANY_STATUS_LABEL: Record<CompanyStatus, string> = {
  active: 'Ativa',
  waiting: 'Aguardando ativação',
  inactive: 'Inativa',
}

/** Colours follow the design: what waits for Arrenda is indigo. */
export const COMPANY_STATUS_TONE: Record<CompanyStatus, 'ok' | 'brand' | 'neutral'> = {
  active: 'ok',
  waiting: 'brand',
  inactive: 'neutral',
}
