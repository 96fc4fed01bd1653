import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddendumDecision, IndexEntryBody } from '@/services/orders/contract-end/contract-end.schema'
import {
  askContractEnd,
  decideAddendum,
  issueAddendum,
  saveIndex,
  setContractEndChoice,
  withdrawAddendum,
} from '@/services/orders/contract-end/contract-end.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { contractEndKeys } from './contract-end.queries'
import { useCustomerCommand, useStaffCommand } from './useOrderCommand'

export const useSetContractEndChoice = (ref: OrderAddress) => useCustomerCommand(ref, setContractEndChoice)

/** The customer accepts an addendum, or refuses it with a reason. */
export const useDecideAddendum = (ref: OrderAddress, addendumId: number) =>
  useCustomerCommand(ref, (maskId, decision: AddendumDecision) => decideAddendum(maskId, addendumId, decision))

export const useAskContractEnd = (order: OrderKey) => useStaffCommand(order, askContractEnd)

export const useIssueAddendum = (order: OrderKey) => useStaffCommand(order, issueAddendum)

export const useWithdrawAddendum = (order: OrderKey) => useStaffCommand(order, withdrawAddendum)

/** Saves the index of a month and refetches the renewals. */
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
