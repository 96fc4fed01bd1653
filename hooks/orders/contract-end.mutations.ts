import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AddendumDecision,
  ContractEndChoice,
  IndexEntryBody,
  NewAddendum,
} from '@/services/orders/contract-end/contract-end.schema'
import {
  decideAddendum,
  issueAddendum,
  saveIndex,
  setContractEndChoice,
  withdrawAddendum,
} from '@/services/orders/contract-end/contract-end.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { contractEndKeys } from './contract-end.queries'
import { useOrderCommand } from './useOrderCommand'

/** The customer says what shall happen when the contract ends. */
export const useSetContractEndChoice = (ref: OrderAddress) =>
  useOrderCommand(ref, (said: ContractEndChoice) => setContractEndChoice(ref.maskId, said))

/** The customer accepts an addendum, or refuses it with a reason. */
export const useDecideAddendum = (ref: OrderAddress, addendumId: number) =>
  useOrderCommand(ref, (decision: AddendumDecision) => decideAddendum(ref.maskId, addendumId, decision))

/** Staff offer to renew the contract. */
export const useIssueAddendum = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (addendum: NewAddendum) => issueAddendum(order, addendum))

/** Staff take an addendum back before it is answered. */
export const useWithdrawAddendum = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (addendumId: number) => withdrawAddendum(order, addendumId))

/** Staff enter the index of a month; what renewals come to is counted anew. */
export function useSaveIndex() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: IndexEntryBody) => saveIndex(entry),
    onSuccess: (indexes) => {
      queryClient.setQueryData(contractEndKeys.indexes(), indexes)
      void queryClient.invalidateQueries({ queryKey: contractEndKeys.renewals() })
    },
  })
}
