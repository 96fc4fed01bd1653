import { formatCount } from '@/services/format/format.rules'
import type { DocumentKind } from './credit-document.rules'
import type { FailureCode, Purpose, QueryStatus } from './credit-query.rules'
import type { NegativeKind } from './negative-entries.rules'
import type { RiskClass } from './risk-classes.rules'

// Texts about credit on the screens.

export const DOCUMENT_LABEL = { cnpj: 'CNPJ', cpf: 'CPF' } as const satisfies Record<DocumentKind, string>

export const QUERY_STATUS_LABEL = {
  PENDING: 'Consultando',
  DONE: 'Concluída',
  FAILED: 'Falhou',
} as const satisfies Record<QueryStatus, string>

export const QUERY_STATUS_TONE = {
  PENDING: 'brand',
  DONE: 'ok',
  FAILED: 'bad',
} as const satisfies Record<QueryStatus, string>

export const PURPOSE_LABEL = {
  order: 'Analisar um pedido',
  registration: 'Cadastrar um cliente',
  renewal: 'Renovar ou ampliar um contrato',
  collection: 'Acompanhar uma inadimplência',
  partner: 'Avaliar sócio ou avalista',
} as const satisfies Record<Purpose, string>

/** The specification's sentence for every failed query (section 8). */
export const FAILURE_TITLE = 'Houve algum erro na consulta, Tente novamente mais tarde'

export const FAILURE_REASON = {
  not_connected: 'A Arrenda não está conectada à Serasa. Avise quem administra a plataforma.',
  login_refused: 'A Serasa não aceitou o acesso da Arrenda. Avise quem administra a plataforma.',
  not_found: 'A Serasa não tem dados desse documento.',
  refused: 'A Serasa não aceitou a consulta desse documento.',
  unavailable: 'A Serasa está fora do ar.',
  timeout: 'A Serasa não respondeu a tempo.',
  unreadable: 'A resposta da Serasa veio incompleta.',
  interrupted: 'A consulta foi interrompida antes da resposta.',
} as const satisfies Record<FailureCode, string>

export const NEGATIVE_LABEL = {
  refin: 'REFIN',
  pefin: 'PEFIN',
  overdue: 'Dívidas vencidas',
  bankruptcy: 'Falências e recuperações',
  lawsuit: 'Ações judiciais',
  protest: 'Protestos',
  cheque: 'Cheques',
} as const satisfies Record<NegativeKind, string>

export const NEGATIVE_EXPLANATION = {
  refin: 'Pendências com bancos e financeiras',
  pefin: 'Pendências com empresas',
  overdue: 'Débitos em cobrança',
  bankruptcy: 'Pedidos e decretos',
  lawsuit: 'Execuções e buscas',
  protest: 'Títulos em cartório',
  cheque: 'Sem fundos, sustados ou cancelados',
} as const satisfies Record<NegativeKind, string>

/** "2 tipos não consultados": a kind that was not checked is not known to be clean. */
export const unseenLabel = (kinds: number): string => formatCount(kinds, 'tipo não consultado', 'tipos não consultados')

export const RISK_LABEL = {
  minimal: 'Mínimo',
  very_low: 'Muito baixo',
  low: 'Baixo',
  medium: 'Médio',
  considerable: 'Considerável',
  relevant: 'Relevante',
  imminent: 'Iminente',
  unclassified: 'Sem classificação',
} as const satisfies Record<RiskClass, string>

export const RISK_TONE = {
  minimal: 'ok',
  very_low: 'ok',
  low: 'ok',
  medium: 'wait',
  considerable: 'wait',
  relevant: 'bad',
  imminent: 'bad',
  unclassified: 'neutral',
} as const satisfies Record<RiskClass, string>
