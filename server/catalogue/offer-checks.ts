import { Refusal } from '@/server/http/refusal'
import { namedReferences } from '@/services/catalogue/references.rules'
import type { QuotationCounts } from './offers.repository'

/** "2 pedidos e 1 simulação", of what refers to a plan or a package; empty when nothing does. */
export const namedQuotations = ({ orders, simulations }: QuotationCounts): string =>
  namedReferences([
    { count: orders, one: 'pedido', many: 'pedidos' },
    { count: simulations, one: 'simulação', many: 'simulações' },
  ])

/** A refusal whose sentence stands at a field of the form. */
export const refuseField = (field: string, sentence: string, code: 'invalid' | 'conflict' = 'conflict'): Refusal =>
  new Refusal(code, { errors: [sentence], fields: { [field]: [sentence] } })

export const unknownSimulator = (): Refusal =>
  refuseField('simulator_id', 'Esse simulador não existe mais. Escolha outro.', 'invalid')
