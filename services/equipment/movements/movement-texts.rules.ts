import { type RelocationStatus, type RelocationType, UNIT_EVENTS } from '@/services/stock/events/unit-events.rules'
import type { Movement } from './movements.schema'

export const RELOCATION_TYPE_LABEL: Record<RelocationType, string> = {
  DELIVERY: 'Entrega',
  RETURN: 'Devolução',
  EXCHANGE: 'Troca',
  ADDRESS: 'Mudança de endereço',
  PERSON: 'Mudança de responsável',
}

export const RELOCATION_STATUS_LABEL: Record<RelocationStatus, string> = {
  REQUESTED: 'Pedida',
  APPROVED: 'Em andamento',
  REFUSED: 'Recusada',
  CANCELED: 'Cancelada',
  COMPLETED: 'Concluída',
}

/** What happened, with the person or address: "Responsável alterado: Caio Mesa". */
export function movementText({ event_type, relocation_type, user, address }: Movement): string {
  const { label } = UNIT_EVENTS[event_type]
  if (event_type === 'USER_CHANGED') return `${label}: ${user?.first_name ?? 'ninguém'}`
  if (event_type === 'RELOCATION_COMPLETED')
    return relocation_type === 'PERSON' ? `${label}: ${user?.first_name ?? ''}` : `${label}: ${address?.label ?? ''}`
  if (event_type === 'DELIVERED' && address) return `${label}: ${address.label}`
  return label
}
