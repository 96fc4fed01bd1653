import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import { getInvoice, getPackingSlip, putInvoice, removeInvoice } from '@/services/logistics/package-papers.service'
import type { PackageDetail } from '@/services/logistics/parcel-parts.schema'
import { deliveryKeys } from './deliveries.queries'

type Sending = { onProgress: (sentBytes: number) => void; signal: AbortSignal }

/** What travels with a parcel on paper: the invoice comes, goes and is read; the packing slip is printed. */
export function usePackagePapers(parcel: PackageDetail) {
  const queryClient = useQueryClient()
  const { id, order, invoice } = parcel
  const onSuccess = (now: PackageDetail): void => {
    queryClient.setQueryData(deliveryKeys.detail(id), now)
  }
  const upload = useMutation({
    mutationFn: ({ file, ...sending }: Sending & { file: File }) => putInvoice(id, file, sending),
    // The drop shows its own failures.
    meta: { quiet: true },
    onSuccess,
  })
  return {
    upload: (file: File, sending: Sending) => upload.mutateAsync({ file, ...sending }),
    remove: useMutation({ mutationFn: () => removeInvoice(id), onSuccess }),
    saveInvoice: useMutation({
      mutationFn: async () => saveFile(await getInvoice(id), invoice?.name ?? 'nota-fiscal.pdf'),
    }),
    saveSlip: useMutation({
      mutationFn: async () => saveFile(await getPackingSlip(id), `romaneio-${order.order_mask_id}.pdf`),
    }),
  }
}
