import { type Actor, isStaff, type StaffGroup } from '@/services/auth/actor.rules'
import { type OrderSnapshot, wholeOrderReturns } from './snapshot.rules'
import type { StageName } from './stages.rules'
import { STAGE_OWNERS } from './turn.rules'

export type Rollback = {
  from: StageName
  to: StageName
  /** What must be provided again, as shown in the confirmation; the withdrawn values stay in the history. */
  withdraws: string
  /** Why it cannot be done now, as a sentence. */
  guard?: (order: OrderSnapshot) => string | undefined
}

/** The nine rollbacks, and no others (docs/workflow.md, "Rollbacks"). */
export const ROLLBACKS: readonly Rollback[] = [
  {
    from: 'DOC_ANALYSIS',
    to: 'PROPOSAL_AGREEMENT',
    withdraws: 'O aceite da proposta: o cliente precisa aceitar de novo.',
  },
  {
    from: 'CREDIT_ANALYSIS',
    to: 'DOC_ANALYSIS',
    withdraws: 'O envio e a aprovação dos documentos: o cliente envia de novo.',
  },
  {
    from: 'CONTRACT_INFO',
    to: 'CREDIT_ANALYSIS',
    withdraws: 'A aprovação do crédito e as assinaturas do contrato.',
  },
  { from: 'SHIPPING', to: 'PACKAGING', withdraws: 'A data prevista de entrega de cada volume.' },
  { from: 'DELIVERY_INFO', to: 'SHIPPING', withdraws: 'O código de rastreio e a data de envio de cada volume.' },
  { from: 'DELIVERY_TERM', to: 'DELIVERY_INFO', withdraws: 'A data de entrega de cada volume.' },
  {
    from: 'ONGOING',
    to: 'DELIVERY_TERM',
    withdraws: 'A assinatura do termo de entrega e o início da locação.',
    guard: (order) => nothingRenewed(order) ?? nothingApart(order),
  },
  { from: 'RETURNING', to: 'ONGOING', withdraws: 'O pedido de devolução.', guard: nothingAppraised },
  { from: 'FINISHED', to: 'RETURNING', withdraws: 'O encerramento do pedido.' },
]

/** The rollback that leaves a stage, if there is one. */
export const rollbackFrom = (stage: StageName): Rollback | undefined => ROLLBACKS.find(({ from }) => from === stage)

/** The owners of the stage being left, and ADMINISTRADOR. */
export const rollbackOwnersOf = (stage: StageName): readonly StaffGroup[] => [...STAGE_OWNERS[stage], 'ADMINISTRADOR']

/** The rollback that this actor may perform now. */
export function rollbackFor(order: OrderSnapshot, actor: Pick<Actor, 'groups'>): Rollback | undefined {
  const rollback = rollbackFrom(order.stage)
  if (!rollback || !isStaff(actor) || rollback.guard?.(order)) return undefined
  return rollbackOwnersOf(rollback.from).some((group) => actor.groups.includes(group)) ? rollback : undefined
}

/** A renewal depends on the start of the rental. */
function nothingRenewed({ addendumOpen, renewed }: OrderSnapshot): string | undefined {
  if (renewed) return 'O contrato já foi renovado por um aditivo.'
  return addendumOpen ? 'Um aditivo espera a resposta do cliente: retire-o antes.' : undefined
}

/** Partial returns and exchanges presuppose a running rental. */
function nothingApart({ packages, exchanges }: OrderSnapshot): string | undefined {
  if (exchanges > 0) return 'Há trocas de equipamentos em aberto: o início da locação não pode ser desfeito.'
  const isApart = packages.some(({ apart, status }) => apart && status !== 'CANCELED')
  return isApart ? 'Parte do pedido já foi devolvida ou trocada: o início da locação não pode ser desfeito.' : undefined
}

/** An appraised unit has left the rental and may already be rented again. */
function nothingAppraised(order: OrderSnapshot): string | undefined {
  const appraised = wholeOrderReturns(order).some((pkg) => pkg.appraised > 0)
  return appraised ? 'A devolução já tem equipamentos avaliados e não pode ser desfeita.' : undefined
}
