import { isPastDue } from '@/services/format/format.rules'
import { DELIVERY_STATUSES, deliveryStateOf } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import type { ListedPackage, PackageBoard, PackageCard } from '@/services/logistics/packages/package-lists.schema'
import { wirePackage } from './order.wire'

const ORDER = {
  order_mask_id: '000052',
  company: { id: 4, corporate_name: 'Atlântica Logística' },
  stage_name: 'PACKAGING',
  quotation: 9,
} as const

/** 24 notebooks for Santos, nine of them packed. */
export const wireCard = (overrides: Partial<PackageCard> = {}): PackageCard => ({
  due_at: overrides.delivery_eta === undefined ? '2026-11-30' : overrides.delivery_eta,
  id: 31,
  package_type: 'regular',
  state: deliveryStateOf(overrides.delivery_status ?? 'SEPARATION'),
  delivery_status: 'SEPARATION',
  order: ORDER,
  address: { label: 'Matriz', city: 'Santos', state: 'SP' },
  tracking_code: null,
  comment: null,
  production_eta: null,
  sending_date: null,
  delivery_eta: '2026-11-30',
  delivery_date: null,
  units: 24,
  packed: 9,
  short: 0,
  products: [{ product_id: 2, name: 'Vertex 14', image: 'laptop:bars', quantity: 24, packed: 9, short: 0 }],
  allowed_statuses: ['WAITING_PURCHASE', 'PRODUCTION', 'WAITING_DELIVERY', 'STOPPED'],
  can_pack: true,
  can_exchange: true,
  ...overrides,
})

const isLate = ({ due_at }: PackageCard): boolean => due_at !== null && isPastDue(due_at)

/** The eighteen stages with exactly these cards. */
export const wireBoard = (cards: readonly PackageCard[], overrides: Partial<PackageBoard> = {}): PackageBoard => ({
  open: cards.length,
  late: 0,
  columns: DELIVERY_STATUSES.map((status) => {
    const here = cards.filter(({ delivery_status }) => delivery_status === status)
    return { delivery_status: status, count: here.length, late: here.filter(isLate).length, cards: here }
  }),
  ...overrides,
})

/** The same package with the fields of a list. */
export function wireListed(overrides: Partial<ListedPackage> = {}): ListedPackage {
  const { address: _, ...card } = wireCard()
  return { ...wirePackage(), ...card, ...overrides }
}

/** The same package with the fields of its page. */
export const wirePackageDetail = (overrides: Partial<PackageDetail> = {}): PackageDetail => ({
  ...wireListed(),
  images: [],
  replaces: [],
  invoice: null,
  ...overrides,
})
