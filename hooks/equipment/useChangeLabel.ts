import { changeLabel } from '@/services/equipment/equipment.service'
import { useEquipmentCommand } from './useEquipmentCommand'

type Change = { unitId: number; label: string }

/** Says what the company calls a unit. */
export const useChangeLabel = () => useEquipmentCommand(({ unitId, label }: Change) => changeLabel(unitId, label))
