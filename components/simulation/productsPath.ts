import { paths } from '@/services/config/paths'

/** The list of products as it was left: with the answers that counted. */
export function productsPath(quotationId: number, filters: readonly number[] | null): string {
  const path = paths.platform.simulation.products(quotationId)
  return filters ? `${path}?properties=${filters.join(',')}` : path
}
