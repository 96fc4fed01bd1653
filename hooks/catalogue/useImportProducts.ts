import { useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { productKeys } from './products.queries'

/** Imports products from a CSV file; lists and simulator are asked again then. */
export function useImportProducts() {
  const queryClient = useQueryClient()
  return useCsvImport('/product-management/import', () => {
    void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    void queryClient.invalidateQueries({ queryKey: productKeys.all })
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
  })
}
