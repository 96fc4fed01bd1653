import type { ListedPackage } from '@/services/logistics/packages/package-lists.schema'
import { allowedStatuses, isBeingPacked, mayReplaceSerials } from '@/services/logistics/packages/package-moves.rules'
import { toPackageFacts } from '../packages/find-package'
import type { PackageRow } from './package-lists.repository'
import type { ProductProgress } from './package-progress.repository'

type PackageProgress = Pick<
  ListedPackage,
  'order' | 'units' | 'packed' | 'short' | 'products' | 'allowed_statuses' | 'can_pack' | 'can_exchange'
>

/** Order, company and progress of a package. Missing units are only counted while it can be packed. */
export function toPackageProgress(
  { pkg, order, company }: PackageRow,
  products: readonly ProductProgress[],
): PackageProgress {
  const stage = order.stageName
  const facts = toPackageFacts(pkg)
  const canPack = isBeingPacked(stage, facts)
  const counted = products
    .filter(({ packageId }) => packageId === pkg.id)
    .map(({ productId, name, image, quantity, packed, available }) => ({
      product_id: productId,
      name,
      image,
      quantity,
      packed,
      short: canPack ? Math.max(0, quantity - packed - available) : 0,
    }))
  return {
    order: {
      order_mask_id: order.maskId,
      company: { id: company.id, corporate_name: company.corporateName },
      stage_name: stage,
      quotation: order.quotationId,
    },
    units: sum(counted.map(({ quantity }) => quantity)),
    packed: sum(counted.map(({ packed }) => packed)),
    short: sum(counted.map(({ short }) => short)),
    products: counted,
    allowed_statuses: allowedStatuses(stage, facts),
    can_pack: canPack,
    can_exchange: mayReplaceSerials(stage, facts),
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
