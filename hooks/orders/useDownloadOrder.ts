import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/services/http/save-file'
import { orderFileName } from '@/services/orders/order-file.rules'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { getOrderPdf } from '@/services/orders/orders.service'

/** Fetches the whole order as a PDF with the bearer and hands it to the browser's downloads. */
export const useDownloadOrder = (ref: OrderRef) =>
  useMutation({ mutationFn: async () => saveFile(await getOrderPdf(ref), orderFileName(ref.maskId)) })
