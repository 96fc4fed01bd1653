import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'
import { isStaff } from '@/services/auth/actor.rules'
import { insidePath, paths } from '@/services/config/paths'

/** The list of products with the filters it had. */
export function productsPath(quotationId: number, filters: readonly number[] | null): string {
  const path = paths.platform.simulation.products(quotationId)
  return filters ? `${path}?properties=${filters.join(',')}` : path
}

/** The page of an order of the active company: customers and staff have different ones. */
export function useOrderPath(maskId: string | null): string | null {
  const { actor } = useLogin()
  if (!maskId || !actor) return null
  if (!isStaff(actor)) return paths.platform.order(maskId)
  return actor.companyId === null ? null : paths.admin.order(actor.companyId, maskId)
}

/** The page that 'Continuar' opens: the last one visited, else the products. */
export function useResumePath(): string {
  const { quotationId, lastPage } = useQuotation()
  if (quotationId === null) return paths.platform.simulators()
  return insidePath(lastPage) ?? paths.platform.simulation.products(quotationId)
}
