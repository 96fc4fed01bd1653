import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { abandonedChanges, dropChange } from './kept-changes'
import { onOtherTab } from './other-tabs'
import { commandOf } from './quotation-commands'
import { quotationCommandOptions } from './quotation-command-options'
import { simulationKeys } from './simulation.queries'

/**
 * Sends what an earlier page of this browser could not send before it was closed, and follows what another tab saves.
 * Null while the quotation has not been read: what is kept is shown upon what the server has.
 */
export function useKeptChanges(quotation: number | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (quotation === null) return
    void sendAbandoned(queryClient, quotation)
    return onOtherTab(quotation, () => void queryClient.invalidateQueries({ queryKey: simulationKeys.all }))
  }, [queryClient, quotation])
}

async function sendAbandoned(queryClient: QueryClient, quotation: number): Promise<void> {
  for (const change of await abandonedChanges(quotation)) {
    // From here on it is a change of this page.
    dropChange(change)
    const command = commandOf(change.kind)
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
