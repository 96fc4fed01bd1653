import type { Refusal } from '@/server/http/refusal'
import { namedReferences } from '@/services/catalogue/references.rules'
import { refuseField } from './field-refusal'
import type { QuotationCounts } from './offers.repository'

/** "2 pedidos e 1 simulação", of what refers to a plan or a package; empty when nothing does. */
export const namedQuotations = ({ orders, simulations }: QuotationCounts): string =>
  namedReferences([
    { count: orders, one: 'pedido', many: 'pedidos' },
    { count: simulations, one: 'simulação', many: 'simulações' },
  ])

export const unknownSimulator = (): Refusal =>
  refuseField('simulator_id', 'Esse simulador não existe mais. Escolha outro.')
