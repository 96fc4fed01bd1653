import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import { switchCompany } from '@/services/companies/company-switch.service'

/**
 * The company switch of the specification (section 4): the stored user is replaced by the one that the server returns, and
 * all cached query data is invalidated and refetched. A failure is logged to the console only (section 8).
 */
export function useSwitchCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: switchCompany,
    meta: { quiet: true },
    onSuccess: async (user) => {
      queryClient.setQueryData(authKeys.user(), user)
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      // eslint-disable-next-line no-console -- the specification asks for it, and for nothing else
      console.error(error)
    },
  })
}
