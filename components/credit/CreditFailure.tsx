import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FAILURE_REASON, FAILURE_TITLE } from '@/services/credit/credit-labels.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'

type Props = { query: CreditQuerySummary; onRepeat: () => void }

/** A query that brought nothing: why, and whether it may have cost something all the same. */
export const CreditFailure = ({ query: { failure }, onRepeat }: Props) => (
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
