import { useQuery } from '@tanstack/react-query'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { Timeline } from '@/components/ui/display/Timeline'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { historyQueryOptions } from '@/hooks/audit/audit.queries'
import { ticketEventLabel } from '@/services/tickets/ticket-history.rules'

type Props = { ticketId: number; open: boolean; onClose: () => void }

/** The history of a ticket: what happened, by whom, newest first. */
export const HistoryDialog = ({ ticketId, open, onClose }: Props) => {
  const { data, isError, refetch } = useQuery(historyQueryOptions('ticket', open ? ticketId : undefined))
  const entries = (data?.results ?? []).map((event) => ({
    key: event.id,
    what: ticketEventLabel(event.action),
    detail: event.message ? `${event.actor_name} · ${event.message}` : event.actor_name,
    at: event.created_at,
  }))
  return (
    <DialogModal open={open} onClose={onClose} title={`Histórico do chamado ${String(ticketId)}`} width={560}>
      {entries.length > 0 && <Timeline entries={entries} first={20} />}
      {data && entries.length === 0 && <p>Nada mudou desde a abertura.</p>}
      {isError && <FailedState title="Não foi possível carregar o histórico" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText label="Carregando o histórico" rows={5} />}
    </DialogModal>
  )
}
