import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import type { RequestStatus } from '@/services/users/erasure.rules'

const STATUS: Record<RequestStatus, { tone: StatusTone; label: string }> = {
  pending: { tone: 'info', label: 'Em análise' },
  done: { tone: 'ok', label: 'Atendido' },
  refused: { tone: 'neutral', label: 'Recusado' },
}

/** What became of a request about personal data. */
export const RequestStatusTag = ({ status }: { status: RequestStatus }) => (
  <StatusTag tone={STATUS[status].tone}>{STATUS[status].label}</StatusTag>
)
