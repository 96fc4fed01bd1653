import { associateUsers } from '@/services/equipment/equipment.service'
import { useEquipmentCommand } from './useEquipmentCommand'

/** Says who uses these units, all of them or none. */
export const useAssociateUsers = () => useEquipmentCommand(associateUsers)
