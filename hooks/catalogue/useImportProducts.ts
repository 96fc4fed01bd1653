import { useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Imports products from a CSV file; lists, simulator and histories are asked again then. */
export function useImportProducts() {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  return useCsvImport('/product-management/import', () => {
    void refresh()
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
  })
}
