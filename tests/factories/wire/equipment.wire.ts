import type { Equipment } from '@/services/equipment/equipment.schema'

export const wireEquipment = (overrides: Partial<Equipment> = {}): Equipment => ({
  id: 7,
  serial: 'VX14P-0007',
  label: 'Obra Sul 07',
  status: 'IN_USE',
  product: { id: 1, name: 'Vertex 14 Pro', images: ['laptop:cube:#3F3E4E'] },
  user: null,
  ...overrides,
})
