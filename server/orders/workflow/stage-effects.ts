import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import {
  completeDelivery,
  completePackaging,
  completeShipping,
  completeTerm,
  startPacking,
} from '../delivery/delivery-effects'
import { endRental, startReturn } from '../returns/return-order'
import type { Command } from './change-order.service'

/**
 * What an action that completes a stage changes besides the stage itself (docs/workflow.md). Where it leads is in the
 * transition table; what a rollback withdraws, in `rollback-withdrawals.ts`.
 */
export const STAGE_EFFECTS = {
  complete_contract: startPacking,
  complete_packaging: completePackaging,
  complete_shipping: completeShipping,
  complete_delivery: completeDelivery,
  complete_term: completeTerm,
  start_return: startReturn,
  finish_order: endRental,
} as const satisfies Partial<Record<OrderAction, Command['effect']>>

/** The effect of an action; actions such as approving the credit have none. */
export const stageEffect = (action: OrderAction): Command['effect'] =>
  action in STAGE_EFFECTS ? STAGE_EFFECTS[action as keyof typeof STAGE_EFFECTS] : () => Promise.resolve({})
