import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewCreditQuery } from '@/services/credit/credit.schema'
import { createCreditQuery, getCreditQueries, showCreditCpf } from '@/services/credit/credit.service'
import { creditKeys } from './credit.queries'

/** Creates a credit query; field errors go to the form. `costs` says in advance whether it would be charged. */
export function useCreateCreditQuery() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  const asking = useMutation({
    mutationFn: (query: NewCreditQuery) => createCreditQuery(query, keyFor(query)),
    meta: { quietCodes: ['invalid'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: creditKeys.all })
    },
  })
  const looking = useMutation({
    mutationFn: async ({ document, new_query = false }: NewCreditQuery): Promise<boolean> => {
      const { results } = await getCreditQueries({ document, page_size: 20 })
      return !results.some(({ status, is_valid }) => status === 'PENDING' || (is_valid && !new_query))
    },
  })
  return { ask: asking.mutateAsync, costs: looking.mutateAsync, isBusy: asking.isPending || looking.isPending }
}

type CpfOf = { id: number; partner?: number }

/** The clear CPF of a query or of a partner in its report, which is forgotten as soon as nobody shows it any more. */
export const useShowCreditCpf = () =>
  useMutation({ mutationFn: ({ id, partner }: CpfOf) => showCreditCpf(id, partner), gcTime: 0 })
