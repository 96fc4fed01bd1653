import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import type { DocumentFile } from '@/services/orders/documents/documents.schema'
import { getFile } from '@/services/orders/documents/documents.service'
import { orderFileName, proposalFileName } from '@/services/orders/file-names.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { getOrderPdf, getProposal } from '@/services/orders/orders.service'

/** Saves the whole order's PDF, fetched with the bearer, as a browser download. */
export const useDownloadOrder = (ref: OrderAddress) =>
  useMutation({ mutationFn: async () => saveFile(await getOrderPdf(ref), orderFileName(ref.maskId)) })

/** Saves the PDF of a version, fetched with the bearer, as a browser download. */
export const useDownloadProposal = (ref: OrderAddress) =>
  useMutation({
    mutationFn: async (version: number) =>
      saveFile(await getProposal(ref, version), proposalFileName(ref.maskId, version)),
  })

type FileToDownload = { documentId: number; file: Pick<DocumentFile, 'id' | 'name'> }

/** Saves a file, fetched with the bearer, as a browser download under its own name. */
export const useDownloadFile = (ref: OrderAddress) =>
  useMutation({
    mutationFn: async ({ documentId, file }: FileToDownload) =>
      saveFile(await getFile(ref, documentId, file.id), file.name),
  })
