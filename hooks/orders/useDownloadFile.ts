import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import { getFile } from '@/services/orders/documents.service'
import type { DocumentFile } from '@/services/orders/documents.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'

type Input = { documentId: number; file: Pick<DocumentFile, 'id' | 'name'> }

/** Fetches a file with the bearer and hands it to the browser's downloads under its own name. */
export const useDownloadFile = (ref: OrderRef) =>
  useMutation({
    mutationFn: async ({ documentId, file }: Input) => saveFile(await getFile(ref, documentId, file.id), file.name),
  })
