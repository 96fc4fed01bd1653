import { confirmReceipt } from '@/services/equipment/equipment.service'
import { useEquipmentCommand } from './useEquipmentCommand'

/** Says that a unit has reached the person who uses it. */
export const useConfirmReceipt = () => useEquipmentCommand(confirmReceipt)
