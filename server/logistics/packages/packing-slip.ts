import { settings } from '@/server/config/settings'
import { pdfDownload } from '@/server/http/downloads'
import { drawnAside } from '@/server/pdf/draw-aside'
import { getPackage } from '../deliveries/list-packages'
import type { drawPackingSlip } from './packing-slip-pdf'

const drawPackingSlipAside = drawnAside<typeof drawPackingSlip>(
  'server/logistics/packages/packing-slip-pdf',
  'drawPackingSlip',
)

/** The packing slip of a package as a PDF. Refuses 404. */
export async function printPackingSlip(packageId: number): Promise<Response> {
  const pkg = await getPackage(packageId)
  const address = new URL(`/platform/admin/deliveries/${String(packageId)}`, settings().APP_URL).href
  const content = await drawPackingSlipAside({ pkg, address, printedAt: new Date() })
  return pdfDownload(content, `romaneio-${pkg.order.order_mask_id}-${String(packageId)}.pdf`)
}
