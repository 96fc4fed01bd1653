import type { RelocationStatus, RelocationType } from '@/services/stock/unit-events.rules'

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
