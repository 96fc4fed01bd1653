import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Moment } from '@/components/ui/display/Moment'
import { RowLink } from '@/components/ui/tables/RowLink'
import { myMentionsQueryOptions } from '@/hooks/orders/notes.queries'
import { paths } from '@/services/config/paths'
import { font } from '@/styles/mixins'

/** Unseen notes that mention the user; nothing without any. */
export const MentionsWaiting = () => {
  const { data } = useQuery(myMentionsQueryOptions())
  if (!data || data.count === 0) return null
  const more = data.count - data.results.length
  return (
    <Card title={data.count === 1 ? '1 nota chama você' : `${String(data.count)} notas chamam você`} flush>
      <ul>
        {data.results.map(({ note_id, order_mask_id, company, author_name, text, created_at }) => (
          <li key={note_id}>
            <Row href={paths.admin.note(company.id, order_mask_id, note_id)}>
              <span>
                <b>{author_name}</b> no pedido <b>{order_mask_id}</b>, {company.corporate_name}
              </span>
              <small>“{text}”</small>
              <Moment at={created_at} />
            </Row>
          </li>
        ))}
      </ul>
      {more > 0 && <More>E mais {more}: aparecem quando você marcar estas como vistas.</More>}
    </Card>
  )
}

const Row = styled(RowLink)`
  small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  time {
    ${font.captionMuted};
  }
`

const More = styled.p`
  padding: 8px 16px 12px;
  ${font.secondaryMuted};
`
