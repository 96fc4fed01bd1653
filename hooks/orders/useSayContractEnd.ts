import type { SayContractEnd } from '@/services/orders/contract-end.schema'
import { sayContractEnd } from '@/services/orders/contract-end.service'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { useOrderCommand } from './useOrderCommand'

/** The customer says what shall happen when the contract ends. */
export const useSayContractEnd = (ref: OrderRef) =>
  useOrderCommand(ref, (said: SayContractEnd) => sayContractEnd(ref.maskId, said))
