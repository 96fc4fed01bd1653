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

const EVENTS: Readonly<Record<string, string>> = {
  created: 'Empresa cadastrada',
  changed: 'Dados da empresa alterados',
  activated: 'Acesso liberado',
  deactivated: 'Acesso encerrado',
}

/** What happened to a company, in words. */
export const companyEventLabel = (action: string): string => EVENTS[action] ?? 'Cadastro alterado'
