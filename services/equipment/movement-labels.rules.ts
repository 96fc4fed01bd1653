import { UNIT_EVENTS, type RelocationStatus, type RelocationType } from '@/services/stock/unit-events.rules'
import type { Movement } from './movements.schema'

/** What a unit is on its way for. */
export const RELOCATION_TYPE_LABEL: Record<RelocationType, string> = {
  DELIVERY: 'Entrega',
  RETURN: 'Devolução',
  EXCHANGE: 'Troca',
  ADDRESS: 'Mudança de endereço',
  PERSON: 'Mudança de responsável',
}

/** How far it has come. */
export const RELOCATION_STATUS_LABEL: Record<RelocationStatus, string> = {
  REQUESTED: 'Pedida',
  APPROVED: 'Em andamento',
  REFUSED: 'Recusada',
  CANCELED: 'Cancelada',
  COMPLETED: 'Concluída',
}

/** What happened, with to whom or where to it went: "Responsável alterado: Caio Mesa". */
export function movementText({ event_type, relocation_type, user, address }: Movement): string {
  const { label } = UNIT_EVENTS[event_type]
  if (event_type === 'USER_CHANGED') return `${label}: ${user?.first_name ?? 'ninguém'}`
  if (event_type === 'RELOCATION_COMPLETED')
    return relocation_type === 'PERSON' ? `${label}: ${user?.first_name ?? ''}` : `${label}: ${address?.label ?? ''}`
  if (event_type === 'DELIVERED' && address) return `${label}: ${address.label}`
  return label
}
