import type { AddendumDecision } from '@/services/orders/contract-end.schema'
import { decideAddendum } from '@/services/orders/contract-end.service'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

/** The customer accepts an addendum, or refuses it with a reason. */
export const useDecideAddendum = (ref: OrderRef, addendumId: number) =>
  useOrderCommand(ref, (decision: AddendumDecision) => decideAddendum(ref.maskId, addendumId, decision))
