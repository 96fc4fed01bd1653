import type { Movement } from '@/services/equipment/movements/movements.schema'
import type { OwnEquipment } from '@/services/equipment/own/own-equipment.schema'
import type { Relocation } from '@/services/equipment/relocations/relocations.schema'
import type { Equipment, EquipmentSummary } from '@/services/equipment/units/equipment.schema'

export const wirePlace = { id: 4, label: 'Obra Sul', city: 'Curitiba', state: 'PR' }

export const wireEquipment = (overrides: Partial<Equipment> = {}): Equipment => ({
  id: 7,
  serial: 'VX14P-0007',
  label: 'Obra Sul 07',
  status: 'IN_USE',
  product: { id: 1, name: 'Vertex 14 Pro', images: ['laptop:cube:#3F3E4E'] },
  user: null,
  address: wirePlace,
  order: { order_mask_id: '000128', ends_on: '2027-11-20' },
  since: '2026-11-20',
  received_at: null,
  relocation: null,
  exchange: null,
  return: null,
  allowed_actions: ['assign', 'relocate', 'label'],
  ...overrides,
})

export const wireEquipmentSummary = (overrides: Partial<EquipmentSummary> = {}): EquipmentSummary => ({
  total: 1,
  nobody: 1,
  to_confirm: 0,
  statuses: [{ status: 'IN_USE', count: 1 }],
  products: [{ id: 1, name: 'Vertex 14 Pro', count: 1 }],
  addresses: [{ ...wirePlace, count: 1 }],
  people: [],
  ...overrides,
})

export const wireMovement = (overrides: Partial<Movement> = {}): Movement => ({
  id: 31,
  created_at: '2026-11-20T13:00:00.000Z',
  event_type: 'DELIVERED',
  relocation_type: 'DELIVERY',
  relocation_status: 'COMPLETED',
  ri_status: 'IN_USE',
  unit: { id: 7, serial: 'VX14P-0007', product: 'Vertex 14 Pro', label: 'Obra Sul 07' },
  address: wirePlace,
  user: null,
  order_mask_id: '000128',
  actor_name: 'Olívia Prado',
  message: null,
  ...overrides,
})

export const wireRelocation = (overrides: Partial<Relocation> = {}): Relocation => ({
  id: 5,
  relocation_type: 'ADDRESS',
  status: 'REQUESTED',
  to_address: { id: 9, label: 'Filial Norte', city: 'Manaus', state: 'AM' },
  to_user: null,
  reason: 'Nova equipe',
  requested_by: { id: 3, first_name: 'Bruno Tavares' },
  decided_by: null,
  decision: null,
  created_at: '2026-11-21T13:00:00.000Z',
  decided_at: null,
  completed_at: null,
  units: [
    {
      id: 7,
      serial: 'VX14P-0007',
      label: 'Obra Sul 07',
      product: 'Vertex 14 Pro',
      from_address: 'Obra Sul',
      from_user: 'Bruno Tavares',
    },
  ],
  waits_for_you: true,
  allowed_actions: ['approve', 'refuse'],
  ...overrides,
})

export const wireOwnEquipment = (overrides: Partial<OwnEquipment> = {}): OwnEquipment => ({
  id: 9,
  serial: 'DL5420-0009',
  model: 'Dell Latitude 5420',
  label: 'Patrimônio 1042',
  address: wirePlace,
  user: null,
  active: true,
  created_at: '2026-11-20T13:00:00.000Z',
  may_edit: true,
  ...overrides,
})
