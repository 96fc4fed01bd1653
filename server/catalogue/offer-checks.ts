import { type Refusal, refuseField } from '@/server/http/refusal'
import { describeReferences } from '@/services/catalogue/references.rules'
import type { QuotationCounts } from './offers.repository'

/** "2 pedidos e 1 simulação", of what refers to a plan or a package; empty when nothing does. */
export const describeQuotationCounts = ({ orders, simulations }: QuotationCounts): string =>
  describeReferences([
    { count: orders, one: 'pedido', many: 'pedidos' },
    { count: simulations, one: 'simulação', many: 'simulações' },
  ])

export const unknownSimulator = (): Refusal =>
  refuseField('simulator_id', 'Esse simulador não existe mais. Escolha outro.')

/** Refuses 409 when a line of a file puts a plan or a package into another simulator than it is of. */
export function refuseOtherSimulator(
  { what, simulator }: { what: string; simulator: { id: number; name: string } },
  wanted: number | undefined,
): void {
  if (wanted === undefined || wanted === simulator.id) return
  throw refuseField(
    'simulator_id',
    `O ${what} é de ${simulator.name} e fica lá. Para criar outro neste simulador, deixe o número vazio.`,
    'conflict',
  )
}
