import { ArrowRightLeft, ClipboardList, PackageOpen, ScanLine } from 'lucide-react'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { paths } from '@/services/config/paths'
import type { PackageCard } from '@/services/logistics/packages/package-lists.schema'

/** Fields that the board and the list have in common. */
export type MovablePackage = Pick<
  PackageCard,
  | 'id'
  | 'package_type'
  | 'delivery_status'
  | 'order'
  | 'allowed_statuses'
  | 'can_pack'
  | 'tracking_code'
  | 'comment'
  | 'sending_date'
>

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export const deliveryMenu = (pkg: MovablePackage, onMove: (pkg: MovablePackage) => void): MenuEntry[] => [
  ...(pkg.can_pack
    ? [{ key: 'pack', label: 'Separar', icon: <ScanLine {...icon} />, href: paths.admin.packing(pkg.id) }]
    : []),
  ...(pkg.allowed_statuses.length > 0
    ? [{ key: 'move', label: 'Mover para…', icon: <ArrowRightLeft {...icon} />, onSelect: () => onMove(pkg) }]
    : []),
  { key: 'open', label: 'Abrir volume', icon: <PackageOpen {...icon} />, href: paths.admin.delivery(pkg.id) },
  {
    key: 'order',
    label: 'Abrir pedido',
    icon: <ClipboardList {...icon} />,
    href: paths.admin.order(pkg.order.company.id, pkg.order.order_mask_id),
  },
]
