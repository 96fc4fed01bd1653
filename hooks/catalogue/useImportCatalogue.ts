import { useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/**
 * Imports a kind of thing of the catalogue from a CSV file; what shows it is asked again then.
 * @param path of its list: `/upgrade-management`
 */
export function useImportCatalogue(path: string) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  return useCsvImport(`${path}/import`, () => {
    void refresh()
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
  })
}
