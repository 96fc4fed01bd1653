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
 * Changes a quotation.
 *
 * `ahead` is what was last asked for and not answered yet: it counts within the very press, while the cache follows a
 * moment later; a radio that took its mark only then would, for that moment, read as unchecked again.
 */
export function useQuotationCommand<Input>(quotationId: number, command: QuotationCommand<Input>) {
  const queryClient = useQueryClient()
  const [ahead, setAhead] = useState<Input | null>(null)
  const mutation = useMutation({
    ...quotationCommandOptions(queryClient, quotationId, command),
    onSettled: (_quotation, _error, input) => {
      setAhead((last) => (last === input ? null : last))
    },
  })
  const save = (input: Input): void => {
    setAhead(() => input)
    mutation.mutate(input)
  }
  return { ...mutation, save, ahead }
}

export const useChooseProperties = (quotationId: number, step: number) =>
  useQuotationCommand(quotationId, answerCommand(step))

export const useChooseProducts = (quotationId: number) => useQuotationCommand(quotationId, productsCommand)

type UpgradeOfQuotation = { quotationId: number; productId: number; upgradeId: number }

export const useSaveUpgrade = ({ quotationId, ...place }: UpgradeOfQuotation) =>
  useQuotationCommand(quotationId, upgradeCommand(place))

export const useChoosePlan = (quotationId: number) => useQuotationCommand(quotationId, planCommand)

export const useChooseServicePackage = (quotationId: number) => useQuotationCommand(quotationId, servicePackageCommand)

export const useDefineDelivery = (quotationId: number) => useQuotationCommand(quotationId, deliveryCommand)

export const useApplyCoupon = (quotationId: number) => useQuotationCommand(quotationId, couponCommand)

export const useUpdateComment = (quotationId: number) => useQuotationCommand(quotationId, commentCommand)
