import type { EventLog } from '@/services/audit/audit.schema'
import { companyChangesOf, companyEventLabel } from '@/services/companies/company-history.rules'
import { historyText } from '@/services/orders/history/history-texts.rules'
import { type LogFact, logFacts } from '@/services/orders/history/order-log-facts.rules'
import type { Order } from '@/services/orders/orders.schema'

export type LoggedOrder = Order & { id: number }

type LogModel = {
  label: string
  idOf: (order: LoggedOrder) => number
  what: (event: EventLog) => string
  facts: (event: EventLog) => LogFact[]
}

export type LogModelName = 'order' | 'quotation' | 'cpf_access' | 'company'

const QUOTATION_EVENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    created: 'Simulação iniciada',
    adopted: 'Simulação passou para uma conta',
    copied: 'Simulação copiada de outra',
    renamed: 'Simulação renomeada',
    finished: 'Pedido feito',
    discarded: 'Simulação descartada',
    expired: 'Simulação venceu',
  }),
)

/** The models whose log belongs to an order, as `event-logs` names them. */
export const LOG_MODELS: Record<LogModelName, LogModel> = {
  order: { label: 'Pedido', idOf: ({ id }) => id, what: (event) => historyText(event).what, facts: logFacts },
  quotation: {
    label: 'Simulação',
    idOf: ({ quotation }) => quotation,
    what: ({ action }) => QUOTATION_EVENTS.get(action) ?? 'Simulação alterada',
    facts: () => [],
  },
  cpf_access: { label: 'CPFs', idOf: ({ id }) => id, what: () => 'CPF consultado', facts: logFacts },
  company: {
    label: 'Cliente',
    idOf: ({ company }) => company.id,
    what: companyEventLabel,
    facts: (event) => companyChangesOf(event).map(({ field, ...change }) => ({ label: field, ...change })),
  },
}
