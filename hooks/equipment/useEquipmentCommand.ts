import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userKeys } from '@/hooks/users/users.queries'
import { equipmentKeys } from './equipment.queries'

/** A command on units: afterwards lists, units, counts and logs are asked for again; the people's list counts units. */
export function useEquipmentCommand<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient()
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: equipmentKeys.all }),
      queryClient.invalidateQueries({ queryKey: userKeys.all }),
    ])
  // After a refusal too: what was on the screen may be what it is no more.
  return useMutation({ mutationFn, onSettled: askAgain })
}
