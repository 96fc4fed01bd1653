import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from '@/hooks/companies/companies.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewUser, UserUpdate } from '@/services/users/users.schema'
import { createUser, deleteUser, updateUser } from '@/services/users/users.service'
import { userKeys } from './users.queries'

type Save = { create: NewUser } | { id: number; change: UserUpdate }

/** Creates a user, or changes one. Field errors are the form's. */
export function useSaveUser() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createUser(save.create, keyFor(save.create)) : updateUser(save.id, save.change),
    meta: { quietCodes: ['invalid'] },
    onSuccess: () => {
      renew()
      // A client's page lists its people too.
      void queryClient.invalidateQueries({ queryKey: companyKeys.all })
      return queryClient.invalidateQueries({ queryKey: userKeys.all })
    },
  })
}

/** Deletes a user. The screen says why not: a refusal has its reason, all else the specification's sentence. */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteUser,
    meta: { quiet: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
}
