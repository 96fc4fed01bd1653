import { decideRelocation } from '@/services/equipment/relocations.service'
import type { RelocationChange } from '@/services/equipment/relocations.schema'
import { useEquipmentCommand } from './useEquipmentCommand'

type Decision = { id: number; change: RelocationChange }

/** Approves, refuses, calls off or completes a move. */
export const useDecideRelocation = () => useEquipmentCommand(({ id, change }: Decision) => decideRelocation(id, change))
