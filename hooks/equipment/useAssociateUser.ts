import { associateUser } from '@/services/equipment/equipment.service'
import { useEquipmentCommand } from './useEquipmentCommand'

type Association = { unitId: number; userId: number | null }

/** Says who uses a unit. */
export const useAssociateUser = () =>
  useEquipmentCommand(({ unitId, userId }: Association) => associateUser(unitId, userId))
