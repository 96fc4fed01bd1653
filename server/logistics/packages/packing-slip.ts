import { settings } from '@/server/config/settings'
import { pdfDownload } from '@/server/http/downloads'
import { getPackage } from '../deliveries/list-packages'

/** The sheet that travels in a box, as a PDF. Refuses 404. */
export async function printPackingSlip(packageId: number): Promise<Response> {
  const pkg = await getPackage(packageId)
  // Loaded with the first sheet that is printed: fonts and layout are heavy.
  const { drawPackingSlip } = await import('./packing-slip-pdf')
  const address = new URL(`/platform/admin/deliveries/${String(packageId)}`, settings().APP_URL).href
  const content = await drawPackingSlip({ pkg, address, printedAt: new Date() })
  return pdfDownload(content, `romaneio-${pkg.order.order_mask_id}-${String(packageId)}.pdf`)
}
