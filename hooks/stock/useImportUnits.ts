import { useQueryClient } from '@tanstack/react-query'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { unitKeys } from './units.queries'

/** Imports units from a CSV file; what shows them is asked again then. */
export function useImportUnits() {
  const queryClient = useQueryClient()
  return useCsvImport('/equipment-management/import', () => {
    void queryClient.invalidateQueries({ queryKey: unitKeys.all })
  })
}
