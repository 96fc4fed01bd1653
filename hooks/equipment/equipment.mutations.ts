import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/order-keys'
import { userKeys } from '@/hooks/users/users.queries'
import type { RelocationChange } from '@/services/equipment/relocations/relocations.schema'
import {
  assignUser,
  assignUsers,
  confirmReceipt,
  decideRelocation,
  requestRelocation,
  requestReturns,
  updateLabel,
} from '@/services/equipment/units/equipment.service'
import { equipmentKeys } from './equipment.queries'

/** A mutation on units: invalidates lists, units, counts and logs, and the list of users, which counts units. */
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

export const useAssignUser = () =>
  useEquipmentMutation(({ unitId, userId }: UserAssignment) => assignUser(unitId, userId))

/** Assigns these units to a user, all or none. */
export const useAssignUsers = () => useEquipmentMutation(assignUsers)

type LabelUpdate = { unitId: number; label: string }

export const useUpdateLabel = () => useEquipmentMutation(({ unitId, label }: LabelUpdate) => updateLabel(unitId, label))

export const useConfirmReceipt = () => useEquipmentMutation(confirmReceipt)

export const useRequestRelocation = () => useEquipmentMutation(requestRelocation)

type RelocationDecision = { id: number; change: RelocationChange }

export const useDecideRelocation = () =>
  useEquipmentMutation(({ id, change }: RelocationDecision) => decideRelocation(id, change))

export function useRequestReturns() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestReturns,
    // On errors too: another user may have requested one of them.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      await queryClient.invalidateQueries({ queryKey: equipmentKeys.all })
    },
  })
}
