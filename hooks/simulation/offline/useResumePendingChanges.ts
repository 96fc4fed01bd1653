import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { simulationKeys } from '../simulation-keys'
import { onOtherTabSave } from './other-tabs'
import { deletePendingChange, orphanedChanges } from './pending-changes'
import { quotationCommandOptions } from './quotation-command-options'
import { commandOfKind } from './quotation-commands'

/**
 * Sends the changes that a closed tab left unsent, and refetches when another tab saves.
 * @param quotation null until the quotation has loaded, since pending changes are applied on top of the server's state
 */
export function useResumePendingChanges(quotation: number | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (quotation === null) return
    void sendOrphanedChanges(queryClient, quotation)
    return onOtherTabSave(quotation, () => void queryClient.invalidateQueries({ queryKey: simulationKeys.all }))
  }, [queryClient, quotation])
}

async function sendOrphanedChanges(queryClient: QueryClient, quotation: number): Promise<void> {
  for (const change of await orphanedChanges(quotation)) {
    // From here on the change belongs to this tab.
    deletePendingChange(change)
    const command = commandOfKind(change.kind)
    if (!command) continue
    const options = quotationCommandOptions(queryClient, quotation, command)
    // Failures are shown by the mutation cache.
    queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute(change.input as never)
      .catch(() => undefined)
  }
}
