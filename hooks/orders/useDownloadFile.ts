import { useMutation } from '@tanstack/react-query'
import { getFile } from '@/services/orders/documents.service'
import type { DocumentFile } from '@/services/orders/documents.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'

type Input = { documentId: number; file: Pick<DocumentFile, 'id' | 'name'> }

/** Fetches a file with the bearer and hands it to the browser's downloads under its own name. */
export const useDownloadFile = (ref: OrderRef) =>
  useMutation({
    mutationFn: async ({ documentId, file }: Input) => save(await getFile(ref, documentId, file.id), file.name),
  })

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
