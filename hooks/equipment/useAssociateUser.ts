import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userKeys } from '@/hooks/users/users.queries'
import { associateUser } from '@/services/equipment/equipment.service'
import { equipmentKeys } from './equipment.queries'

type Association = { unitId: number; userId: number | null }

/** Says who uses a unit; the people's list counts units. */
export function useAssociateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ unitId, userId }: Association) => associateUser(unitId, userId),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: equipmentKeys.all }),
        queryClient.invalidateQueries({ queryKey: userKeys.all }),
      ]),
  })
}
