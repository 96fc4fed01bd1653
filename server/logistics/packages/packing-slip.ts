import { settings } from '@/server/config/settings'
import { pdfDownload } from '@/server/http/downloads'
import { getPackage } from '../deliveries/list-packages'

/** The packing slip of a package as a PDF. Refuses 404. */
export async function printPackingSlip(packageId: number): Promise<Response> {
  const pkg = await getPackage(packageId)
  // Loaded lazily: fonts and layout are heavy.
  const { drawPackingSlip } = await import('./packing-slip-pdf')
  const address = new URL(`/platform/admin/deliveries/${String(packageId)}`, settings().APP_URL).href
  const content = await drawPackingSlip({ pkg, address, printedAt: new Date() })
  return pdfDownload(content, `romaneio-${pkg.order.order_mask_id}-${String(packageId)}.pdf`)
}
