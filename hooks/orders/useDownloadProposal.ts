import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { getProposal } from '@/services/orders/orders.service'
import { proposalFileName } from '@/services/orders/proposal-file.rules'

/** Fetches the PDF of a version with the bearer and hands it to the browser's downloads. */
export const useDownloadProposal = (ref: OrderRef) =>
  useMutation({
    mutationFn: async (version: number) =>
      saveFile(await getProposal(ref, version), proposalFileName(ref.maskId, version)),
  })
