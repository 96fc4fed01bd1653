import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/orders.queries'
import { saveFile } from '@/services/http/save-file'
import type { Appraisal } from '@/services/logistics/packages.schema'
import { appraiseReturn } from '@/services/logistics/packages.service'
import type { Receipt, ReturnLabelQuery } from '@/services/logistics/returns.schema'
import {
  cancelReturn,
  getReturnLabel,
  receiveSerials,
  type ReturnRef,
  uploadUnitImage,
} from '@/services/logistics/returns.service'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys } from './deliveries.queries'
import { returnKeys } from './returns.queries'

/** What every command on a return has in common: the return, its lists and its order are asked again, refused or not. */
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

/** Receives units of a return by their serials; the scanner's own line says what was wrong with one. */
export const useReceiveSerials = (packageId: number) =>
  useReturnMutation((receipt: Receipt) => receiveSerials(packageId, receipt), { quiet: true })

/** Records how units of a return were found and where they go. */
export const useAppraiseReturn = (packageId: number) =>
  useReturnMutation((items: Appraisal['items']) => appraiseReturn(packageId, { items }))

/** Units stay with the customer after all. */
export const useCancelReturn = () => useReturnMutation(cancelReturn)

/** Photographs a unit of a return as it was found. */
export function useUploadUnitPhoto(packageId: number, serial: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => uploadUnitImage(packageId, serial, file),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: returnKeys.detail(packageId) }),
  })
}

/** Saves the labels of a return, one for each of its boxes. */
export const useDownloadReturnLabel = (pkg: ReturnRef) =>
  useMutation({
    mutationFn: async (query: ReturnLabelQuery) =>
      saveFile(await getReturnLabel(pkg, query), `devolucao-${String(pkg.packageId)}.pdf`),
  })
