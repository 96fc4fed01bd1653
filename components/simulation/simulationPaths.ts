import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'
import { isStaff } from '@/services/auth/actor.rules'
import { insidePath, paths } from '@/services/config/paths'

/** The list of products as it was left: with the answers that counted. */
export function productsPath(quotationId: number, filters: readonly number[] | null): string {
  const path = paths.platform.simulation.products(quotationId)
  return filters ? `${path}?properties=${filters.join(',')}` : path
}

/** Where an order of the active company is read: customers and staff have pages of their own. */
export function useOrderPath(maskId: string | null): string | null {
  const { actor } = useLogin()
  if (!maskId || !actor) return null
  if (!isStaff(actor)) return paths.platform.order(maskId)
  return actor.companyId === null ? null : paths.admin.order(actor.companyId, maskId)
}

/** Where 'Continuar' leads: the last page of the simulator, or its products when that page is not known here. */
export function useResumePath(): string {
  const { quotationId, lastPage } = useQuotation()
  if (quotationId === null) return paths.platform.simulators()
  return insidePath(lastPage) ?? paths.platform.simulation.products(quotationId)
}
