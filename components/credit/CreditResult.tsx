import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { useNow } from '@/components/ui/display/useNow'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { creditQueryQueryOptions, useOnCreditQueryDone } from '@/hooks/credit/credit.queries'
import { formatDocument } from '@/services/credit/credit-document.rules'
import { isSlow, queryProgress } from '@/services/credit/credit-query.rules'
import { DOCUMENT_LABEL, FAILURE_REASON, FAILURE_TITLE } from '@/services/credit/credit-texts.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { isNotFound } from '@/services/http/api-error.rules'
import { color } from '@/styles/tokens'
import { CreditReport } from './CreditReport'
import { QueryFacts } from './QueryFacts'
import { RecentQueries } from './RecentQueries'

type Props = {
  id: number
  onRepeat: (query: CreditQuerySummary) => void
  /** To the form, about the same document. */
  onAgain: (query: CreditQuerySummary) => void
  onForm: () => void
}

/** One query: awaited, failed, or its report; beside it who asked and what was known before. */
export const CreditResult = ({ id, onRepeat, onAgain, onForm }: Props) => {
  const { data: query, error, refetch } = useQuery(creditQueryQueryOptions(id))
  useOnCreditQueryDone(query?.status, (status) => {
    if (status === 'DONE') toast.success('Consulta concluída')
  })
  if (!query && isNotFound(error))
    return (
      <EmptyState
        variant="not-found"
        title="Não encontramos essa consulta"
        description="Confira o endereço ou faça uma nova."
        action={
          <PlainButton kind="primary" onClick={onForm}>
            Nova consulta
          </PlainButton>
        }
      />
    )
  if (!query && error)
    return <FailedState title="Não foi possível carregar a consulta" onRetry={() => void refetch()} />
  if (!query)
    return (
      <Card>
        <SkeletonText label="Carregando a consulta" rows={8} />
      </Card>
    )
  return (
    <AsideColumns>
      <div>
        {query.status === 'PENDING' && <CreditWaiting query={query} />}
        {query.status === 'FAILED' && <CreditFailure query={query} onRepeat={() => onRepeat(query)} />}
        {query.report && <CreditReport query={query} report={query.report} />}
      </div>
      <div>
        <QueryFacts query={query} onAgain={query.status === 'DONE' ? () => onAgain(query) : undefined} />
        <RecentQueries sameAs={query.id} shown={query.id} />
      </div>
    </AsideColumns>
  )
}

/** The minute in which the bureau works; nobody has to watch it. */
export const CreditWaiting = ({ query }: { query: CreditQuerySummary }) => {
  const now = useNow(1_000, true)
  const seconds = Math.ceil((new Date(query.expected_at).getTime() - now.getTime()) / 1_000)
  const about = formatDocument({ kind: query.document_type, document: query.document })
  return (
    <Card title="Consultando a Serasa" extra={seconds > 0 ? `cerca de ${String(seconds)} s` : 'quase pronto'}>
      <Wait>
        <b>{query.name ?? `${DOCUMENT_LABEL[query.document_type]} ${about}`}</b>
        <ProgressBar percent={queryProgress(query, now)} label="Consulta de crédito" />
        <p role="status">
          {isSlow(query, now)
            ? 'Está demorando mais que o normal. A consulta continua: você pode sair e voltar depois.'
            : 'O resultado aparece aqui. Você pode sair desta página: a consulta continua.'}
        </p>
      </Wait>
    </Card>
  )
}

const Wait = styled.div`
  display: grid;
  gap: 12px;
  padding: 8px 0;
  b {
    font-weight: 550;
  }
  p {
    color: ${color.t2};
  }
`

type CreditFailureProps = { query: CreditQuerySummary; onRepeat: () => void }

/** A query that brought nothing: why, and whether it may have cost something all the same. */
export const CreditFailure = ({ query: { failure }, onRepeat }: CreditFailureProps) => (
  <Card>
    <EmptyState
      variant="error"
      title={FAILURE_TITLE}
      description={
        <>
          {failure && FAILURE_REASON[failure.code]}
          {failure?.may_be_charged && ' A consulta pode ter sido cobrada.'}
        </>
      }
      action={
        <PlainButton kind="primary" onClick={onRepeat}>
          Tentar novamente
        </PlainButton>
      }
    />
  </Card>
)
