import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyKeys } from '@/hooks/companies/companies.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewUser, UserChange } from '@/services/users/users.schema'
import { changeUser, createUser } from '@/services/users/users.service'
import { userKeys } from './users.queries'

type Save = { create: NewUser } | { id: number; change: UserChange }

/** Creates a user, or changes one. Field errors are the form's. */
export function useSaveUser() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createUser(save.create, keyFor(save.create)) : changeUser(save.id, save.change),
    meta: { quietCodes: ['invalid'] },
    onSuccess: () => {
      renew()
      // A client's page lists its people too.
      void queryClient.invalidateQueries({ queryKey: companyKeys.all })
      return queryClient.invalidateQueries({ queryKey: userKeys.all })
    },
  })
}
