import { Plus } from 'lucide-react'
import { useState } from 'react'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import type { OpenDialog } from '@/components/ui/dialogs/RecordDialogs'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { ticketRepliesQueryOptions, useTicketRepliesCsv } from '@/hooks/tickets/replies.queries'
import { paths } from '@/services/config/paths'
import { REPLY_ORDERINGS } from '@/services/tickets/replies/reply-orderings.rules'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import { CATEGORY_LABEL, TICKET_CATEGORIES } from '@/services/tickets/ticket-states.rules'
import { replyColumns } from './replyColumns'
import { ReplyDialogs } from './ReplyDialogs'

const CATEGORIES = TICKET_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] }))

/** The canned answers: listed, created, edited, deleted. */
export const RepliesScreen = () => {
  const replies = usePagedList(ticketRepliesQueryOptions, {
    orderings: REPLY_ORDERINGS,
    filters: {
      categoria: (category) => ({ category: TICKET_CATEGORIES.find((one) => one === category) }),
      situacao: (state) => ({ active: state === 'desativados' ? false : state === 'ativos' || undefined }),
    },
  })
  const [dialog, setDialog] = useState<OpenDialog<TicketReply> | null>(null)
  return (
    <ListScreen
      list={replies}
      noun={{ one: 'resposta pronta', many: 'respostas prontas', isFeminine: true }}
      title="Respostas prontas"
      parents={[{ label: 'Chamados', href: paths.admin.supportTickets() }]}
      actions={
        <PlainButton
          kind="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setDialog({ command: 'save' })}
        >
          Nova resposta pronta
        </PlainButton>
      }
      searchPlaceholder="Título ou texto"
      filters={[
        { key: 'categoria', label: 'Categoria', options: CATEGORIES },
        { key: 'situacao', label: 'Situação', options: ACTIVE_STATES },
      ]}
      csv={useTicketRepliesCsv(replies.query)}
      columns={replyColumns(setDialog)}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Ainda não há respostas prontas',
        description: 'Escreva a primeira: ao responder um chamado, / abre a lista.',
      }}
    >
      <ReplyDialogs open={dialog} onClose={() => setDialog(null)} />
    </ListScreen>
  )
}
