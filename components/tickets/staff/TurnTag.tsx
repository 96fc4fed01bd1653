import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import type { Ticket } from '@/services/tickets/tickets.schema'

const TAG: Record<'staff' | 'customer' | 'closed', { tone: StatusTone; text: string }> = {
  staff: { tone: 'brand', text: 'Vez da Arrenda' },
  customer: { tone: 'wait', text: 'Vez do cliente' },
  closed: { tone: 'neutral', text: 'Encerrado' },
}

/** Whose turn it is, as staff call it. */
export const TurnTag = ({ waiting_for }: Pick<Ticket, 'waiting_for'>) => {
  const { tone, text } = TAG[waiting_for ?? 'closed']
  return <StatusTag tone={tone}>{text}</StatusTag>
}
