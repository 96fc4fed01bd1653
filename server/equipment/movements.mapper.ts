import type { Movement } from '@/services/equipment/movements.schema'
import type { MovementRow } from './movements.repository'

export const toMovement = ({ event, unit, product, address, user, orderMaskId }: MovementRow): Movement => ({
  id: event.id,
  created_at: event.createdAt.toISOString(),
  event_type: event.eventType as Movement['event_type'],
  relocation_type: event.relocationType as Movement['relocation_type'],
  relocation_status: event.relocationStatus as Movement['relocation_status'],
  ri_status: event.unitStatus as Movement['ri_status'],
  unit: { ...unit, product, label: event.label },
  address,
  user: user && { id: user.id, first_name: user.firstName },
  order_mask_id: orderMaskId,
  actor_name: event.actorName,
  message: event.message,
})
