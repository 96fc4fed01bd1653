import type { ProductQuery } from '@/services/simulation/simulation.service'

// The query keys are separate from the queries, so that modules that only invalidate them load no fetchers.

export const simulationKeys = {
  all: ['simulation'] as const,
  simulators: () => [...simulationKeys.all, 'simulators'] as const,
  steps: (simulator: number) => [...simulationKeys.all, 'steps', { simulator }] as const,
  productTypes: () => [...simulationKeys.all, 'product-types'] as const,
  quotation: (quotation: number) => [...simulationKeys.all, 'quotation', { quotation }] as const,
  options: (question: { quotation: number; step?: number }) => [...simulationKeys.all, 'options', question] as const,
  products: (wanted: Partial<ProductQuery>) => [...simulationKeys.all, 'products', wanted] as const,
  productsByType: (productType: number) => [...simulationKeys.all, 'products-by-type', { productType }] as const,
  plans: (quotation: number) => [...simulationKeys.all, 'plans', { quotation }] as const,
  upgrades: (quotation: number) => [...simulationKeys.all, 'upgrades', { quotation }] as const,
  alerts: (quotation: number) => [...simulationKeys.all, 'alerts', { quotation }] as const,
  packages: (quotation: number) => [...simulationKeys.all, 'packages', { quotation }] as const,
  /** Without a query, the key of all these lists. */
  saved: (query: object = {}) => [...simulationKeys.all, 'saved', { ...query }] as const,
  /** What a copy left out. */
  leftOut: (quotation: number) => [...simulationKeys.all, 'left-out', { quotation }] as const,
  review: (quotation: number) => [...simulationKeys.all, 'review', { quotation }] as const,
  /** Mutations of a quotation; a newer one replaces an older one of the same `kind`. */
  save: (command: { quotation?: number; kind?: string }) => [...simulationKeys.all, 'save', command] as const,
}
