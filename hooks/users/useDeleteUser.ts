import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteUser } from '@/services/users/users.service'
import { userKeys } from './users.queries'

/** Deletes a user. The screen says why not: a refusal has its reason, all else the specification's sentence. */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteUser,
    meta: { quiet: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
}
