import { useQuotation } from '@/contexts/QuotationContext'
import { insidePath, paths } from '@/services/config/paths'

/** Where 'Continuar' leads: the last page of the simulator, or its products when that page is not known here. */
export function useResumePath(): string {
  const { quotationId, lastPage } = useQuotation()
  if (quotationId === null) return paths.platform.simulators()
  return insidePath(lastPage) ?? paths.platform.simulation.products(quotationId)
}
