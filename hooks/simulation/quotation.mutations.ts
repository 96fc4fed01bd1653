import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quotationCommandOptions } from './offline/quotation-command-options'
import type { QuotationCommand } from './offline/quotation-command.types'
import {
  answerCommand,
  commentCommand,
  couponCommand,
  deliveryCommand,
  planCommand,
  productsCommand,
  servicePackageCommand,
  upgradeCommand,
} from './offline/quotation-commands'

/**
 * Changes a quotation through the offline queue (offline/README.md).
 *
 * `optimisticValue` is the last unanswered input. It is set in the same render as the click, while the cache follows a
 * tick later: a radio drawn from the cache alone would flash back to its old state.
 */
export function useQuotationCommand<Input>(quotationId: number, command: QuotationCommand<Input>) {
  const queryClient = useQueryClient()
  const [optimisticValue, setOptimisticValue] = useState<Input | null>(null)
  const mutation = useMutation({
    ...quotationCommandOptions(queryClient, quotationId, command),
    onSettled: (_quotation, _error, input) => {
      setOptimisticValue((last) => (last === input ? null : last))
    },
  })
  const save = (input: Input): void => {
    setOptimisticValue(() => input)
    mutation.mutate(input)
  }
  return { ...mutation, save, optimisticValue }
}

export const useChooseProperties = (quotationId: number, step: number) =>
  useQuotationCommand(quotationId, answerCommand(step))

export const useChooseProducts = (quotationId: number) => useQuotationCommand(quotationId, productsCommand)

type UpgradeOfQuotation = { quotationId: number; productId: number; upgradeId: number }

export const useSaveUpgrade = ({ quotationId, ...address }: UpgradeOfQuotation) =>
  useQuotationCommand(quotationId, upgradeCommand(address))

export const useChoosePlan = (quotationId: number) => useQuotationCommand(quotationId, planCommand)

export const useChooseServicePackage = (quotationId: number) => useQuotationCommand(quotationId, servicePackageCommand)

export const useDefineDelivery = (quotationId: number) => useQuotationCommand(quotationId, deliveryCommand)

export const useApplyCoupon = (quotationId: number) => useQuotationCommand(quotationId, couponCommand)

export const useUpdateComment = (quotationId: number) => useQuotationCommand(quotationId, commentCommand)
