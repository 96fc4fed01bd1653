export const TICKET_STATUSES = ['PENDING', 'IN_PROGRESS', 'CLOSED'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const STATUS_LABEL: Record<TicketStatus, string> = {
  PENDING: 'Aberto',
  IN_PROGRESS: 'Em andamento',
  CLOSED: 'Encerrado',
}

/** Whose turn it is; null in a closed ticket. */
export const TURNS = ['staff', 'customer'] as const
export type TicketTurn = (typeof TURNS)[number]

export const TICKET_CATEGORIES = ['DEFECT', 'EXCHANGE', 'LOSS', 'DELIVERY', 'BILLING', 'QUESTION', 'OTHER'] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

export const CATEGORY_LABEL: Record<TicketCategory, string> = {
  DEFECT: 'Defeito',
  EXCHANGE: 'Troca',
  LOSS: 'Perda ou roubo',
  DELIVERY: 'Entrega',
  BILLING: 'Cobrança',
  QUESTION: 'Dúvida',
  OTHER: 'Outro assunto',
}

/** Only with these the customer may ask for an exchange when opening the ticket. */
export const EXCHANGE_CATEGORIES: readonly TicketCategory[] = ['DEFECT', 'EXCHANGE']

/** `system` is a line that the platform wrote: closed, reopened, assigned. */
export const MESSAGE_KINDS = ['public', 'note', 'system'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What a system line says happened. */
export const SYSTEM_LINES = ['closed', 'closed_by_itself', 'reopened', 'assigned', 'unassigned', 'merged'] as const
export type SystemLine = (typeof SYSTEM_LINES)[number]

/** Lines that only staff see. */
export const STAFF_LINES = ['assigned', 'unassigned'] as const satisfies readonly SystemLine[]

/** What a ticket's clocks measure. */
export const CLOCKS = ['first_response', 'next_response', 'resolution'] as const
export type Clock = (typeof CLOCKS)[number]

export const CLOCK_LABEL: Record<Clock, string> = {
  first_response: 'Primeira resposta',
  next_response: 'Próxima resposta',
  resolution: 'Solução',
}

/** `viewing` or `writing`: what another member of staff does with an open ticket. */
export const PRESENCES = ['viewing', 'writing'] as const
export type Presence = (typeof PRESENCES)[number]

export const SUBJECT_LENGTH = { min: 3, max: 120 } as const
export const MESSAGE_LENGTH = 5_000
export const MAX_ATTACHMENTS = 5

/** Calendar days after closing in which a message reopens a ticket, and in which its opener may rate it. */
export const REOPEN_DAYS = 15

/** Minutes in which the author may take a message back. */
export const WITHDRAW_MINUTES = 10

/** Business days without the customer's answer until a ticket is closed, and until they are reminded. */
export const SILENT_DAYS = { reminder: 3, closing: 5 } as const
