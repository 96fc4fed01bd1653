import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { requestCancel, withdrawCancelRequest } from '@/services/orders/orders.service'
import { cancelOrder, declineCancelRequest, decideStage, undoStage } from '@/services/orders/staff-orders.service'
import { useCustomerCommand, useStaffCommand } from './useOrderCommand'

/** Staff complete or refuse the stage that the command names. */
export const useDecideStage = (order: OrderKey) => useStaffCommand(order, decideStage)

/** Rolls the order back one stage, with a reason. */
export const useUndoStage = (order: OrderKey) => useStaffCommand(order, undoStage)

/** Staff cancel, with a reason; everything reserved is released. */
export const useCancelOrder = (order: OrderKey) => useStaffCommand(order, cancelOrder)

/** The customer asks to cancel, with a reason. */
export const useRequestCancel = (ref: OrderAddress) => useCustomerCommand(ref, requestCancel)

export const useWithdrawCancelRequest = (ref: OrderAddress) => useCustomerCommand(ref, withdrawCancelRequest)

/** Staff decline the customer's cancel request, with a message. */
export const useDeclineCancelRequest = (order: OrderKey) => useStaffCommand(order, declineCancelRequest)
