import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/order-keys'
import { saveFile } from '@/services/http/save-file'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import type { PackageUpdate } from '@/services/logistics/packages/packages.schema'
import {
  getInvoice,
  getPackingSlip,
  replaceSerial,
  unpackSerial,
  updatePackage,
  uploadInvoice,
  uploadPackageImage,
  withdrawInvoice,
  withdrawPackageImage,
} from '@/services/logistics/packages/packages.service'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys, returnKeys } from './logistics-keys'

/** Commands on a package answer with its whole order: updates the cached package from that answer. */
export function applyPackedOrder(queryClient: QueryClient, packageId: number, order: Order): void {
  const now = order.packages.find(({ id }) => id === packageId)
  queryClient.setQueryData<PackageDetail>(deliveryKeys.detail(packageId), (known) => {
    if (!known || !now) return known
    const products = known.products.map((product) => ({
      ...product,
      packed: now.serials.filter(({ product_id }) => product_id === product.product_id).length,
    }))
    const packed = products.reduce((sum, product) => sum + product.packed, 0)
    return { ...known, ...now, products, packed }
  })
  void queryClient.invalidateQueries({ queryKey: orderKeys.all, refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: deliveryKeys.suggestions(packageId) })
}

/** Moves a package to another internal stage, or sets its dates, code or comment. The form shows field errors. */
export function useUpdatePackage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ packageId, ...update }: PackageUpdate & { packageId: number }) => updatePackage(packageId, update),
    meta: { quietCodes: ['invalid'] },
    // On errors too: another user may have moved it.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: returnKeys.all })
      await queryClient.invalidateQueries({ queryKey: deliveryKeys.all })
    },
  })
}

type PackedSerialChange = { serial: string; next?: string }

/** Unpacks a serial or, with `next`, replaces it. */
export function useUpdatePackedSerial(packageId: number, meta: { quiet?: boolean } = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ serial, next }: PackedSerialChange) =>
      next ? replaceSerial(packageId, serial, { serial: next }) : unpackSerial(packageId, serial),
    meta,
    onSuccess: (order) => applyPackedOrder(queryClient, packageId, order),
  })
}

/** Uploads a photo of a package, or withdraws one by its id. */
export function usePackageImages(packageId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (image: File | number) =>
      typeof image === 'number' ? withdrawPackageImage(packageId, image) : uploadPackageImage(packageId, image),
    onSuccess: (pkg) => queryClient.setQueryData(deliveryKeys.detail(packageId), pkg),
  })
}

type UploadOptions = { onProgress: (sentBytes: number) => void; signal: AbortSignal }

/** Uploads, withdraws and downloads the invoice of a package, and downloads its packing slip. */
export function usePackageDocuments(pkg: PackageDetail) {
  const queryClient = useQueryClient()
  const { id, order, invoice } = pkg
  const onSuccess = (now: PackageDetail): void => {
    queryClient.setQueryData(deliveryKeys.detail(id), now)
  }
  const upload = useMutation({
    mutationFn: ({ file, ...sending }: UploadOptions & { file: File }) => uploadInvoice(id, file, sending),
    // The file drop shows its own errors.
    meta: { quiet: true },
    onSuccess,
  })
  return {
    upload: (file: File, sending: UploadOptions) => upload.mutateAsync({ file, ...sending }),
    remove: useMutation({ mutationFn: () => withdrawInvoice(id), onSuccess }),
    saveInvoice: useMutation({
      mutationFn: async () => saveFile(await getInvoice(id), invoice?.name ?? 'nota-fiscal.pdf'),
    }),
    saveSlip: useMutation({
      mutationFn: async () => saveFile(await getPackingSlip(id), `romaneio-${order.order_mask_id}.pdf`),
    }),
  }
}
