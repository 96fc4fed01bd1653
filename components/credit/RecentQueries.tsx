import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Moment } from '@/components/ui/display/Moment'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { creditQueriesQueryOptions } from '@/hooks/credit/credit.queries'
import { paths } from '@/services/config/paths'
import { formatDocument } from '@/services/credit/credit-document.rules'
import {
  PURPOSE_LABEL,
  QUERY_STATUS_LABEL,
  QUERY_STATUS_TONE,
  RISK_LABEL,
  RISK_TONE,
} from '@/services/credit/credit-texts.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** 'The credit report lists the last 5 queries.' */
const SHOWN = 5

type Props = {
  /** The number of a query: those about the same document; of everybody without it. */
  sameAs?: number
  /** The one on the screen. */
  shown?: number
}

/** The last queries, each a way to its report. */
export const RecentQueries = ({ sameAs, shown }: Props) => {
  const query = { page_size: SHOWN, ...(sameAs !== undefined && { same_as: sameAs }) }
  const { data, isPending, isError, refetch } = useQuery(creditQueriesQueryOptions(query))
  return (
    <Card title="Últimas consultas" facts={sameAs !== undefined && 'desse documento'} flush>
      {isPending && (
        <CardRow>
          <SkeletonText label="Carregando as últimas consultas" rows={4} />
        </CardRow>
      )}
      {isError && !data && (
        <CardRow>
          Não foi possível carregar as consultas.{' '}
          <PlainButton kind="link" onClick={() => void refetch()}>
            Tentar novamente
          </PlainButton>
        </CardRow>
      )}
      {data?.count === 0 && <CardRow>Ninguém consultou ainda. A primeira consulta aparece aqui.</CardRow>}
      {data?.results.map((one) => (
        <Recent key={one.id} query={one} isShown={one.id === shown} isOfOne={sameAs !== undefined} />
      ))}
    </Card>
  )
}

type RowProps = { query: CreditQuerySummary; isShown: boolean; isOfOne: boolean }

const Recent = ({ query, isShown, isOfOne }: RowProps) => {
  const document = formatDocument({ kind: query.document_type, document: query.document })
  return (
    <Row $on={isShown}>
      <div>
        <Open href={paths.admin.creditQuery(query.id)} aria-current={isShown ? 'page' : undefined}>
          {isOfOne ? <Moment at={query.requested_at} /> : (query.name ?? document)}
        </Open>
        <p>
          {isOfOne ? (
            `${query.requested_by}, ${lowerFirst(PURPOSE_LABEL[query.purpose])}`
          ) : (
            <>
              {query.name && `${document} · `}
              <Moment at={query.requested_at} />
            </>
          )}
        </p>
      </div>
      <Outcome query={query} />
    </Row>
  )
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const Outcome = ({ query: { status, score, risk_class } }: { query: CreditQuerySummary }) =>
  status === 'DONE' && risk_class ? (
    <Result>
      {score !== null && <b>{score}</b>}
      <StatusTag tone={RISK_TONE[risk_class]}>{RISK_LABEL[risk_class]}</StatusTag>
    </Result>
  ) : (
    <StatusTag tone={QUERY_STATUS_TONE[status]}>{QUERY_STATUS_LABEL[status]}</StatusTag>
  )

const Row = styled(CardRow)<{ $on: boolean }>`
  position: relative;
  ${flex.wrapBetween};
  gap: 4px 12px;
  min-height: 44px;
  background: ${({ $on }) => ($on ? color.brandSoft : 'none')};
  ${font.secondary};
  &:hover {
    background: ${({ $on }) => ($on ? color.brandSoft : color.sunken)};
  }
  > div:first-child {
    flex: 1 1 160px;
    min-width: 0;
  }
  p {
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
`

/** The whole row leads there. */
const Open = styled(Link)`
  color: ${color.text};
  font-weight: 550;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Result = styled.div`
  ${flex.row};
  gap: 10px;
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
