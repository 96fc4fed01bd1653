import type { CompanyStatus } from './company-status.rules'

export const COMPANY_STATUS_LABEL: Record<CompanyStatus, string> = {
  active: 'Ativa',
  waiting: 'Aguardando ativação',
  inactive: 'Inativa',
}

/** Colours follow the look: what waits for Arrenda is indigo. */
export const COMPANY_STATUS_TONE: Record<CompanyStatus, 'ok' | 'brand' | 'neutral'> = {
  active: 'ok',
  waiting: 'brand',
  inactive: 'neutral',
}
