import { ArrowRightLeft, ClipboardList, PackageOpen, ScanLine } from 'lucide-react'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { paths } from '@/services/config/paths'
import type { PackageCard } from '@/services/logistics/package-lists.schema'

/** What the board and the list both know of a parcel. */
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

/** What can be done with a parcel from a card or a row. */
export const deliveryMenu = (parcel: MovablePackage, onMove: (parcel: MovablePackage) => void): MenuEntry[] => [
  ...(parcel.can_pack
    ? [{ key: 'pack', label: 'Separar', icon: <ScanLine {...icon} />, href: paths.admin.packing(parcel.id) }]
    : []),
  ...(parcel.allowed_statuses.length > 0
    ? [{ key: 'move', label: 'Mover para…', icon: <ArrowRightLeft {...icon} />, onSelect: () => onMove(parcel) }]
    : []),
  { key: 'open', label: 'Abrir entrega', icon: <PackageOpen {...icon} />, href: paths.admin.delivery(parcel.id) },
  {
    key: 'order',
    label: 'Abrir pedido',
    icon: <ClipboardList {...icon} />,
    href: paths.admin.order(parcel.order.company.id, parcel.order.order_mask_id),
  },
]
