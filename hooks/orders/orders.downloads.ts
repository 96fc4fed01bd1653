import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import type { DocumentFile } from '@/services/orders/documents/documents.schema'
import { getFile } from '@/services/orders/documents/documents.service'
import { orderFileName, proposalFileName } from '@/services/orders/file-names.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { getOrderPdf, getProposal } from '@/services/orders/orders.service'

/** Fetches the whole order as a PDF with the bearer and hands it to the browser's downloads. */
export const useDownloadOrder = (ref: OrderAddress) =>
  useMutation({ mutationFn: async () => saveFile(await getOrderPdf(ref), orderFileName(ref.maskId)) })

/** Fetches the PDF of a version with the bearer and hands it to the browser's downloads. */
export const useDownloadProposal = (ref: OrderAddress) =>
  useMutation({
    mutationFn: async (version: number) =>
      saveFile(await getProposal(ref, version), proposalFileName(ref.maskId, version)),
  })

type FileToDownload = { documentId: number; file: Pick<DocumentFile, 'id' | 'name'> }

/** Fetches a file with the bearer and hands it to the browser's downloads under its own name. */
export const useDownloadFile = (ref: OrderAddress) =>
  useMutation({
    mutationFn: async ({ documentId, file }: FileToDownload) =>
      saveFile(await getFile(ref, documentId, file.id), file.name),
  })
