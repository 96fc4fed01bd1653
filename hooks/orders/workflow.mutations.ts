import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { requestCancel, withdrawCancelRequest } from '@/services/orders/orders.service'
import { cancelOrder, decideStage, declineCancelRequest, undoStage } from '@/services/orders/staff-orders.service'
import type { CancelOrder, StageCommand, UndoStage } from '@/services/orders/workflow/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** Staff complete or refuse the stage that the command names. */
export const useDecideStage = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: StageCommand) => decideStage(order, command))

/** Takes the order one of the nine ways back, with a reason. */
export const useUndoStage = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: UndoStage) => undoStage(order, command))

/** Staff cancel, with a reason; everything reserved is released. */
export const useCancelOrder = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: CancelOrder) => cancelOrder(order, command))

/** The customer asks to cancel, with a reason. */
export const useRequestCancel = (ref: OrderAddress) =>
  useOrderCommand(ref, (message: string) => requestCancel(ref.maskId, message))

/** The customer withdraws the cancel request. */
export const useWithdrawCancelRequest = (ref: OrderAddress) =>
  useOrderCommand(ref, () => withdrawCancelRequest(ref.maskId))

/** Staff decline the customer's cancel request, with a message. */
export const useDeclineCancelRequest = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (message: string) => declineCancelRequest(order, message))
