/** Kinds of a unit's movement, as `relocation-event-logs` filters them. */
export const RELOCATION_TYPES = ['DELIVERY', 'RETURN', 'EXCHANGE', 'ADDRESS', 'PERSON'] as const

export type RelocationType = (typeof RELOCATION_TYPES)[number]

export const RELOCATION_STATUSES = ['REQUESTED', 'APPROVED', 'REFUSED', 'CANCELED', 'COMPLETED'] as const

export type RelocationStatus = (typeof RELOCATION_STATUSES)[number]

/** How an event appears in the log of movements; undefined for one that does not move the unit. */
type MovementKind = { type: RelocationType; status: RelocationStatus }

type UnitEvent = {
  /** What happened, as a sentence without a subject. */
  label: string
  movement?: MovementKind
}

/**
 * All events of a unit; each is a row of `unit_events`. Relocations by the customer carry their kind and status
 * themselves.
 */
export const UNIT_EVENTS = {
  REGISTERED: { label: 'Cadastrado no estoque' },
  /** Written by a migration where no earlier event existed. */
  RECORDED: { label: 'Situação registrada' },
  DETAILS_CHANGED: { label: 'Dados alterados' },
  STATUS_CHANGED: { label: 'Situação alterada' },
  ALLOCATED: { label: 'Separado para um pedido', movement: { type: 'DELIVERY', status: 'REQUESTED' } },
  RELEASED: { label: 'Voltou para a prateleira', movement: { type: 'DELIVERY', status: 'CANCELED' } },
  SHIPPED: { label: 'Saiu para entrega', movement: { type: 'DELIVERY', status: 'APPROVED' } },
  SHIPPING_UNDONE: { label: 'Envio desfeito', movement: { type: 'DELIVERY', status: 'REQUESTED' } },
  DELIVERED: { label: 'Entregue ao cliente', movement: { type: 'DELIVERY', status: 'COMPLETED' } },
  DELIVERY_UNDONE: { label: 'Entrega desfeita', movement: { type: 'DELIVERY', status: 'APPROVED' } },
  RETURN_REQUESTED: { label: 'Devolução pedida', movement: { type: 'RETURN', status: 'REQUESTED' } },
  RETURN_CANCELED: { label: 'Devolução cancelada', movement: { type: 'RETURN', status: 'CANCELED' } },
  RECEIVED: { label: 'Recebido de volta', movement: { type: 'RETURN', status: 'APPROVED' } },
  RECEIPT_UNDONE: { label: 'Recebimento desfeito', movement: { type: 'RETURN', status: 'REQUESTED' } },
  APPRAISED: { label: 'Avaliado na devolução', movement: { type: 'RETURN', status: 'COMPLETED' } },
  APPRAISAL_UNDONE: { label: 'Avaliação desfeita', movement: { type: 'RETURN', status: 'APPROVED' } },
  EXCHANGE_REQUESTED: { label: 'Troca pedida', movement: { type: 'EXCHANGE', status: 'REQUESTED' } },
  EXCHANGE_ACCEPTED: { label: 'Troca aprovada', movement: { type: 'EXCHANGE', status: 'APPROVED' } },
  EXCHANGE_REFUSED: { label: 'Troca recusada', movement: { type: 'EXCHANGE', status: 'REFUSED' } },
  EXCHANGE_CANCELED: { label: 'Troca cancelada', movement: { type: 'EXCHANGE', status: 'CANCELED' } },
  EXCHANGED: { label: 'Trocado por outro', movement: { type: 'EXCHANGE', status: 'COMPLETED' } },
  LABEL_CHANGED: { label: 'Etiqueta da empresa alterada' },
  USER_CHANGED: { label: 'Responsável alterado', movement: { type: 'PERSON', status: 'APPROVED' } },
  USER_CONFIRMED: { label: 'Recebimento confirmado', movement: { type: 'PERSON', status: 'COMPLETED' } },
  RELOCATION_REQUESTED: { label: 'Mudança pedida' },
  RELOCATION_APPROVED: { label: 'Mudança aprovada' },
  RELOCATION_REFUSED: { label: 'Mudança recusada' },
  RELOCATION_CANCELED: { label: 'Mudança cancelada' },
  RELOCATION_COMPLETED: { label: 'Mudança concluída' },
} as const satisfies Record<string, UnitEvent>

export type UnitEventType = keyof typeof UNIT_EVENTS

export const UNIT_EVENT_TYPES = Object.keys(UNIT_EVENTS) as UnitEventType[]

/** The kind of movement of an event; undefined for one that does not move the unit, or that belongs to a relocation. */
export const movementKindOf = (type: UnitEventType): MovementKind | undefined =>
  (UNIT_EVENTS[type] as UnitEvent).movement
