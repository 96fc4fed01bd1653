import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import type { OpenDialog } from '@/components/ui/dialogs/RecordDialogs'
import { Moment } from '@/components/ui/display/Moment'
import { TwoLineCell } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import { CATEGORY_LABEL } from '@/services/tickets/ticket-states.rules'

type OnChoose = (dialog: OpenDialog<TicketReply>) => void

/** What the list says of a canned answer; `onChoose` opens a dialog about it. */
export const replyColumns = (onChoose: OnChoose): readonly DataColumn<TicketReply>[] => [
  {
    key: 'title',
    title: 'Título',
    sortable: true,
    render: ({ title, text }) => (
      <TwoLineCell name={title}>
        <Beginning>{text}</Beginning>
      </TwoLineCell>
    ),
  },
  {
    key: 'category',
    title: 'Categoria',
    render: ({ category }) => (category ? CATEGORY_LABEL[category] : 'Qualquer'),
  },
  {
    key: 'active',
    title: 'Situação',
    render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativa' : 'Desativada'}</StatusTag>,
  },
  {
    key: 'updated_at',
    title: 'Última alteração',
    sortable: true,
    render: ({ updated_at }) => <Moment at={updated_at} />,
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (reply) => (
      <MoreMenu
        label={`Ações de ${reply.title}`}
        entries={[
          { key: 'save', label: 'Editar', onSelect: () => onChoose({ command: 'save', record: reply }) },
          { key: 'delete', label: 'Excluir', onSelect: () => onChoose({ command: 'delete', record: reply }) },
        ]}
      />
    ),
  },
]

const Beginning = styled.span`
  display: -webkit-box;
  max-width: 560px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
`
