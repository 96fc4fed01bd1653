import { useQuery } from '@tanstack/react-query'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { creditQueryQueryOptions, useOnCreditQueryDone } from '@/hooks/credit/credit.queries'
import type { CreditDocument } from '@/services/credit/credit-document.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { isNotFound } from '@/services/http/api-error.rules'
import { CreditFailure } from './CreditFailure'
import { CreditReport } from './CreditReport'
import { CreditWaiting } from './CreditWaiting'
import { QueryFacts } from './QueryFacts'
import { RecentQueries } from './RecentQueries'

type Props = {
  id: number
  onRepeat: (query: CreditQuerySummary) => void
  /** To the form, about the same document. */
  onAgain: (about: CreditDocument) => void
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
  const about = { kind: query.document_type, document: query.document }
  return (
    <AsideColumns>
      <div>
        {query.status === 'PENDING' && <CreditWaiting query={query} />}
        {query.status === 'FAILED' && <CreditFailure query={query} onRepeat={() => onRepeat(query)} />}
        {query.report && <CreditReport query={query} report={query.report} />}
      </div>
      <div>
        <QueryFacts query={query} onAgain={query.status === 'DONE' ? () => onAgain(about) : undefined} />
        <RecentQueries about={about} shown={query.id} />
      </div>
    </AsideColumns>
  )
}
