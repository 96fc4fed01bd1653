import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuotationCommand } from './quotation-command.types'
import { quotationCommandOptions } from './quotation-command-options'

/**
 * Changes a quotation.
 *
 * `ahead` is what was last asked for and not answered yet: it counts within the very press, while the cache follows a
 * moment later; a radio that took its mark only then would, for that moment, read as unchecked again.
 */
export function useQuotationCommand<Input>(quotationId: number, command: QuotationCommand<Input>) {
  const queryClient = useQueryClient()
  const [ahead, setAhead] = useState<Input | null>(null)
  const mutation = useMutation({
    ...quotationCommandOptions(queryClient, quotationId, command),
    onSettled: (_quotation, _error, input) => {
      setAhead((last) => (last === input ? null : last))
    },
  })
  const save = (input: Input): void => {
    setAhead(() => input)
    mutation.mutate(input)
  }
  return { ...mutation, save, ahead }
}
