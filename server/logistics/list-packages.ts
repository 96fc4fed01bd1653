import { db } from '@/server/db/client'
import { toPage, window } from '@/server/http/page'
import { found } from '@/server/http/refusal'
import type { Page } from '@/services/http/page.schema'
import type { ListedPackage, PackageListQuery } from '@/services/logistics/packages.schema'
import type { StageName } from '@/services/orders/stages.rules'
import { countPackages, findPackage, listPackages, loadContentsOf } from './package-lists.repository'
import { toPackage } from './packages.service'

type Row = NonNullable<Awaited<ReturnType<typeof findPackage>>>
type Contents = Awaited<ReturnType<typeof loadContentsOf>>

/** A page of the parcels of all orders, with what is in them. */
export async function listAllPackages(query: PackageListQuery, url: string): Promise<Page<ListedPackage>> {
  const count = await countPackages(db(), query)
  const rows = await listPackages(db(), query, window(query))
  const contents = await loadContentsOf(
    db(),
    rows.map(({ parcel }) => parcel.id),
  )
  return toPage(
    url,
    query,
    count,
    rows.map((row) => toListedPackage(row, contents)),
  )
}

/** One parcel. Refuses 404. */
export async function getPackage(packageId: number): Promise<ListedPackage> {
  const row = found(await findPackage(db(), packageId))
  return toListedPackage(row, await loadContentsOf(db(), [packageId]))
}

function toListedPackage(
  { parcel, address, order, company }: Row,
  { items, rentals, returnItems }: Contents,
): ListedPackage {
  const isIn = ({ packageId }: { packageId: number }) => packageId === parcel.id
  return {
    ...toPackage({
      parcel,
      address,
      items: items.filter(isIn),
      rentals: rentals.filter(isIn),
      returnItems: returnItems.filter(isIn),
    }),
    order: {
      order_mask_id: order.maskId,
      company: { id: company.id, corporate_name: company.corporateName },
      stage_name: order.stageName as StageName,
      quotation: order.quotationId,
    },
  }
}
