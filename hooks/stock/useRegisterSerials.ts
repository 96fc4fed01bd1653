import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { RegistrationBody } from '@/services/stock/registration.schema'
import { registerSerials } from '@/services/stock/units.service'
import { unitKeys } from './units.queries'

/** Registers exactly the serials that were checked. */
export function useRegisterSerials() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: RegistrationBody) => registerSerials(body, keyFor(body)),
    onSuccess: () => renew(),
    // The stock is another by now, and the check is made again.
    onError: () => queryClient.invalidateQueries({ queryKey: unitKeys.checks }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}
