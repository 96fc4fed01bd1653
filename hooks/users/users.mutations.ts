import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from '@/hooks/companies/companies.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewUser, UserUpdate } from '@/services/users/users.schema'
import { createUser, deleteUser, updateUser } from '@/services/users/users.service'
import { userKeys } from './users.queries'

type Save = { create: NewUser } | { id: number; change: UserUpdate }

/** Creates or updates a user. Field errors go to the form. */
export function useSaveUser() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createUser(save.create, keyFor(save.create)) : updateUser(save.id, save.change),
    meta: { quietCodes: ['invalid'] },
    onSuccess: () => {
      renew()
      // A client's page lists its users too.
      void queryClient.invalidateQueries({ queryKey: companyKeys.all })
      return queryClient.invalidateQueries({ queryKey: userKeys.all })
    },
  })
}

/** Deletes a user. The screen shows why it failed: a refusal's own reason, or else the specification's sentence. */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteUser,
    meta: { quiet: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
}
