import { useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/**
 * Imports catalogue records of one kind from a CSV file and refreshes the queries that show them.
 * @param path the path of their list: `/upgrade-management`
 */
export function useImportCatalogue(path: string) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  return useCsvImport(`${path}/import`, () => {
    void refresh()
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
  })
}
