import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authKeys } from '@/hooks/auth/auth.queries'
import { changeInfo } from '@/services/users/account.service'

/** Changes one's own name and phone; the whole shell knows the answer at once. */
export function useChangeInfo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changeInfo,
    onSuccess: (user) => queryClient.setQueryData(authKeys.user(), user),
  })
}
