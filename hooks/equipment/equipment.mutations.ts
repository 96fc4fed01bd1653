import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/orders.queries'
import { userKeys } from '@/hooks/users/users.queries'
import {
  assignUser,
  assignUsers,
  confirmReceipt,
  decideRelocation,
  requestRelocation,
  requestReturns,
  updateLabel,
} from '@/services/equipment/equipment.service'
import type { RelocationChange } from '@/services/equipment/relocations.schema'
import { equipmentKeys } from './equipment.queries'

/** A command on units: afterwards lists, units, counts and logs are asked for again; the people's list counts units. */
export function useEquipmentMutation<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient()
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: equipmentKeys.all }),
      queryClient.invalidateQueries({ queryKey: userKeys.all }),
    ])
  // After a refusal too: what was on the screen may be what it is no more.
  return useMutation({ mutationFn, onSettled: askAgain })
}

type UserAssignment = { unitId: number; userId: number | null }

/** Says who uses a unit. */
export const useAssignUser = () =>
  useEquipmentMutation(({ unitId, userId }: UserAssignment) => assignUser(unitId, userId))

/** Says who uses these units, all of them or none. */
export const useAssignUsers = () => useEquipmentMutation(assignUsers)

type LabelUpdate = { unitId: number; label: string }

/** Says what the company calls a unit. */
export const useUpdateLabel = () => useEquipmentMutation(({ unitId, label }: LabelUpdate) => updateLabel(unitId, label))

/** Says that a unit has reached the person who uses it. */
export const useConfirmReceipt = () => useEquipmentMutation(confirmReceipt)

/** Moves units, or asks for it. */
export const useRequestRelocation = () => useEquipmentMutation(requestRelocation)

type RelocationDecision = { id: number; change: RelocationChange }

/** Approves, refuses, calls off or completes a move. */
export const useDecideRelocation = () =>
  useEquipmentMutation(({ id, change }: RelocationDecision) => decideRelocation(id, change))

/** Asks to give some units back. */
export function useRequestReturns() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestReturns,
    // Also after a refusal: somebody else has asked for one of them meanwhile.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      await queryClient.invalidateQueries({ queryKey: equipmentKeys.all })
    },
  })
}
