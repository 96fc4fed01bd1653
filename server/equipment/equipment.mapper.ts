import type { Equipment } from '@/services/equipment/equipment.schema'
import type { UnitStatus } from '@/services/stock/unit-status.rules'
import type { UnitOfCompany } from './equipment.repository'

export const toEquipment = ({ unit, product, user }: UnitOfCompany): Equipment => ({
  id: unit.id,
  serial: unit.serial,
  label: unit.label,
  status: unit.status as UnitStatus,
  product,
  user: user && { id: user.id, first_name: user.firstName },
})
