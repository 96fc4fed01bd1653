import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/order-keys'
import { saveFile } from '@/services/http/save-file'
import type { Appraisal, AppraisalCorrection } from '@/services/logistics/packages/packages.schema'
import { appraiseReturn } from '@/services/logistics/packages/packages.service'
import type { Receipt, ReturnLabelQuery } from '@/services/logistics/returns/returns.schema'
import {
  cancelReturn,
  correctAppraisal,
  getReturnLabel,
  receiveSerials,
  type ReturnRef,
  undoAppraisal,
  uploadUnitImage,
} from '@/services/logistics/returns/returns.service'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys, returnKeys } from './logistics-keys'

/** A mutation on a return: invalidates the return, its lists and its order, on errors too. */
export function useReturnMutation<Input>(run: (input: Input) => Promise<Order>, meta?: { quiet: boolean }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    meta,
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: deliveryKeys.all })
      await queryClient.invalidateQueries({ queryKey: returnKeys.all })
    },
  })
}

/** Receives units of a return by serial; the scan field shows errors. */
export const useReceiveSerials = (packageId: number) =>
  useReturnMutation((receipt: Receipt) => receiveSerials(packageId, receipt), { quiet: true })

export const useAppraiseReturn = (packageId: number) =>
  useReturnMutation((items: Appraisal['items']) => appraiseReturn(packageId, { items }))

export const useCorrectAppraisal = (packageId: number) =>
  useReturnMutation(({ serial, ...found }: AppraisalCorrection & { serial: string }) =>
    correctAppraisal(packageId, serial, found),
  )

export const useUndoAppraisal = (packageId: number) =>
  useReturnMutation((serial: string) => undoAppraisal(packageId, serial))

/** Cancels a return: the units stay with the customer. */
export const useCancelReturn = () => useReturnMutation(cancelReturn)

export function useUploadUnitPhoto(packageId: number, serial: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => uploadUnitImage(packageId, serial, file),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: returnKeys.detail(packageId) }),
  })
}

/** Downloads the labels of a return, one per box. */
export const useDownloadReturnLabel = (pkg: ReturnRef) =>
  useMutation({
    mutationFn: async (query: ReturnLabelQuery) =>
      saveFile(await getReturnLabel(pkg, query), `devolucao-${String(pkg.packageId)}.pdf`),
  })
