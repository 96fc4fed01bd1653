import { useInfiniteQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useNow } from '@/components/ui/display/useNow'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { useRowKeys } from '@/components/ui/tables/useRowKeys'
import { deskQueryOptions } from '@/hooks/tickets/desk.queries'
import { formatCount } from '@/services/format/format.rules'
import { DESK_VIEW_RULES } from '@/services/tickets/desk-views.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { DeskItem } from './DeskItem'
import type { Desk } from './useDesk'

const MINUTE_MS = 60_000

/** The tickets of the view or of the search, more of them on request. J and K walk, Enter opens. */
export const DeskList = ({ desk }: { desk: Desk }) => {
  const query = useInfiniteQuery({ ...deskQueryOptions(desk.query), enabled: desk.ready })
  const keys = useRowKeys()
  const now = useNow(MINUTE_MS, true)
  const { data } = query
  return (
    <>
      <Order>{orderText(desk, data?.count)}</Order>
      <Scroll {...keys} aria-busy={query.isPlaceholderData || undefined}>
        {data && data.rows.length > 0 && (
          <ul aria-label="Chamados">
            {data.rows.map((ticket) => (
              <DeskItem
                key={ticket.id}
                ticket={ticket}
                href={desk.hrefOf(ticket.id)}
                isOpen={ticket.id === desk.ticketId}
                now={now}
              />
            ))}
          </ul>
        )}
        {data?.rows.length === 0 && <Nothing desk={desk} />}
        {query.isError && !data && (
          <FailedState title="Não foi possível carregar os chamados" onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <Loading />}
        {query.hasNextPage && (
          <More>
            <PlainButton size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Ver mais
            </PlainButton>
          </More>
        )}
      </Scroll>
    </>
  )
}

/** How the rows are sorted, or what was searched. */
function orderText({ search, company, view }: Desk, count: number | undefined): string {
  if (search === '' && company === undefined) return DESK_VIEW_RULES[view].order
  const found = count === undefined ? 'Chamados' : formatCount(count, 'chamado', 'chamados')
  return search === '' ? `${found} em aberto dessa empresa` : `${found}, de todas as visões`
}

const Nothing = ({ desk }: { desk: Desk }) =>
  desk.search === '' ? (
    <EmptyState variant="first-use" title="Nada por aqui" description={NOTHING[desk.view]} />
  ) : (
    <EmptyState
      variant="no-result"
      title="Nenhum chamado com essa busca"
      description="Busque pelo número, pelo título ou pelo serial."
      action={<PlainButton onClick={() => desk.setSearch('')}>Limpar busca</PlainButton>}
    />
  )

const NOTHING: Record<Desk['view'], string> = {
  arrenda: 'Nenhum cliente espera uma resposta da Arrenda.',
  meus: 'Nenhum chamado aberto é seu.',
  atrasados: 'Nenhum prazo passou.',
  cliente: 'Nenhum chamado aguarda a resposta do cliente.',
  encerrados: 'Nenhum chamado foi encerrado ainda.',
}

const Loading = () => (
  <div role="status" aria-label="Carregando chamados">
    {Array.from({ length: 8 }, (_, row) => (
      <Ghost key={row}>
        <SkeletonBar $width="62%" />
        <SkeletonBar $width="44%" />
      </Ghost>
    ))}
  </div>
)

const Order = styled.p`
  flex: none;
  padding: 5px 16px;
  border-block: 1px solid ${color.line};
  ${font.captionMuted};
`

const Scroll = styled.div`
  /* Hidden words for screen readers scroll with it, instead of making the page longer. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  &[aria-busy] {
    opacity: 0.6;
  }
  h2 {
    ${font.cardTitle};
  }
`

const More = styled.div`
  ${flex.center};
  padding: 12px;
`

const Ghost = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  height: 67px;
  padding: 0 16px;
  border-bottom: 1px solid ${color.line};
`
