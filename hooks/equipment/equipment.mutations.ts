import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/order-keys'
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

/** A mutation on units: invalidates lists, units, counts and logs, and the users' list, which counts units. */
export function useEquipmentMutation<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient()
  const invalidate = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: equipmentKeys.all }),
      queryClient.invalidateQueries({ queryKey: userKeys.all }),
    ])
  // On errors too: the screen may be out of date.
  return useMutation({ mutationFn, onSettled: invalidate })
}

type UserAssignment = { unitId: number; userId: number | null }

/** Assigns a unit to a user. */
export const useAssignUser = () =>
  useEquipmentMutation(({ unitId, userId }: UserAssignment) => assignUser(unitId, userId))

/** Assigns these units to a user, all or none. */
export const useAssignUsers = () => useEquipmentMutation(assignUsers)

type LabelUpdate = { unitId: number; label: string }

/** Sets the company's own name of a unit. */
export const useUpdateLabel = () => useEquipmentMutation(({ unitId, label }: LabelUpdate) => updateLabel(unitId, label))

/** Confirms that a unit has reached its user. */
export const useConfirmReceipt = () => useEquipmentMutation(confirmReceipt)

/** Moves units, or requests it. */
export const useRequestRelocation = () => useEquipmentMutation(requestRelocation)

type RelocationDecision = { id: number; change: RelocationChange }

/** Approves, refuses, cancels or completes a relocation. */
export const useDecideRelocation = () =>
  useEquipmentMutation(({ id, change }: RelocationDecision) => decideRelocation(id, change))

/** Requests the return of some units. */
export function useRequestReturns() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestReturns,
    // On errors too: somebody else may have requested one of them.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      await queryClient.invalidateQueries({ queryKey: equipmentKeys.all })
    },
  })
}
