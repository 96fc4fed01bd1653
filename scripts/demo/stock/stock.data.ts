import type { ProductGroup } from '@/services/stock/units/product-groups.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
/** Units that are still available after all demo orders: what a new customer finds in the simulator. */
export const FREE: Readonly<Record<string, number>> = {
  'Vertex 13': 2,
  'Vertex 14': 14,
  'Vertex 14 Plus': 2,
  'Vertex 14 Campo': 2,
  'Vertex 13 Rota': 2,
  'Vertex 14 Dev': 4,
  'Vertex 16 Dev': 2,
  'Vertex 15 Projeto': 0,
  'Vertex 14 Pro': 40,
  'Vertex 16 Studio': 5,
  'Vertex 16 Estação': 1,
  'Lumen 24 Base': 4,
  'Lumen 24': 18,
  'Lumen 24 Reunião': 1,
  'Lumen 27': 3,
  'Lumen 27 Hub': 2,
  'Lumen 32 Cor': 2,
  'Lumen 34 Curvo': 1,
  'Orbe 5': 3,
  'Orbe 6': 5,
  'Orbe 6 Pro': 2,
  'Orbe 6 Obra': 2,
  'Folha 8': 4,
  'Folha 10': 8,
  'Folha 10 Obra': 2,
  // One more comes back from an exchange.
  'Prisma L200': 1,
  'Prisma L300': 0,
  'Prisma L500': 1,
  'Prisma C400': 1,
  'Prisma C700 A3': 1,
}

/** Replacement units for exchanges (`insert-exchanges.ts`). */
export const REPLACING: Readonly<Record<string, number>> = { 'Lumen 24': 1, 'Vertex 13': 1, 'Prisma L500': 1 }

export type SetAside = { status: UnitStatus; product: string; count: number; productGroup: ProductGroup }

/** Units that cannot be rented now; units with customers follow from the orders. */
export const SET_ASIDE: readonly SetAside[] = [
  { status: 'WAITING_SERIAL', product: 'Vertex 15 Projeto', count: 3, productGroup: 'new' },
  { status: 'PRODUCT_STORAGE', product: 'Vertex 14', count: 3, productGroup: 'backup' },
  { status: 'PRODUCT_STORAGE', product: 'Orbe 6', count: 1, productGroup: 'backup' },
  { status: 'IN_MAINTENANCE', product: 'Vertex 14', count: 2, productGroup: 'pre-owned' },
  { status: 'IN_MAINTENANCE', product: 'Lumen 24', count: 1, productGroup: 'pre-owned' },
  { status: 'IN_MAINTENANCE', product: 'Prisma L300', count: 1, productGroup: 'pre-owned' },
  { status: 'DAMAGED', product: 'Orbe 6', count: 2, productGroup: 'pre-owned' },
  { status: 'DISPOSABLE_SERIAL', product: 'Lumen 24 Base', count: 2, productGroup: 'components' },
  { status: 'DISABLED', product: 'Orbe 5', count: 2, productGroup: 'pre-owned' },
  { status: 'FINISHED', product: 'Folha 8', count: 2, productGroup: 'customers' },
  { status: 'INSURANCE_CLAIMED', product: 'Orbe 6 Pro', count: 1, productGroup: 'pre-owned' },
]
