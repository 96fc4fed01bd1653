import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { simulationKeys } from '../simulation.queries'
import { onOtherTabSave } from './other-tabs'
import { deletePendingChange, orphanedChanges } from './pending-changes'
import { quotationCommandOptions } from './quotation-command-options'
import { commandOfKind } from './quotation-commands'

/**
 * Sends what an earlier page of this browser could not send before it was closed, and follows what another tab saves.
 * Null while the quotation has not been read: what is kept is shown upon what the server has.
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
    // From here on it is a change of this page.
    deletePendingChange(change)
    const command = commandOfKind(change.kind)
    if (!command) continue
    const options = quotationCommandOptions(queryClient, quotation, command)
    // A failure is told where every failed call is told.
    queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute(change.input as never)
      .catch(() => undefined)
  }
}
