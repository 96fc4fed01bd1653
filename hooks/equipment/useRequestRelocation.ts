import { requestRelocation } from '@/services/equipment/relocations.service'
import { useEquipmentCommand } from './useEquipmentCommand'

/** Moves units, or asks for it. */
export const useRequestRelocation = () => useEquipmentCommand(requestRelocation)
