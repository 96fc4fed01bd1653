import styled from 'styled-components'
import { useNow } from '@/components/ui/display/useNow'
import { Notice } from '@/components/ui/feedback/Notice'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { FAILURE_REASON, FAILURE_TITLE } from '@/services/credit/credit-labels.rules'
import { isSlow, queryProgress } from '@/services/credit/credit-query.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { color } from '@/styles/tokens'

type Props = { attempt: CreditQuerySummary; onRepeat: () => void }

/** A credit query without a result: pending or failed. */
export const CreditAttempt = ({ attempt, onRepeat }: Props) =>
  attempt.status === 'PENDING' ? (
    <PendingQuery attempt={attempt} />
  ) : (
    <FailedQuery attempt={attempt} onRepeat={onRepeat} />
  )

const PendingQuery = ({ attempt }: { attempt: CreditQuerySummary }) => {
  const now = useNow(1_000, true)
  return (
    <Wait>
      <p role="status">
        {isSlow(attempt, now)
          ? 'A consulta está demorando mais que o normal, e continua.'
          : 'Consultando a Serasa: o resultado aparece aqui em cerca de 1 minuto.'}
      </p>
      <ProgressBar percent={queryProgress(attempt, now)} label="Consulta de crédito" />
    </Wait>
  )
}

const FailedQuery = ({ attempt: { failure }, onRepeat }: Props) => (
  <Notice tone="bad" title={FAILURE_TITLE}>
    {failure && FAILURE_REASON[failure.code]}
    {failure?.may_be_charged && ' A consulta pode ter sido cobrada.'}{' '}
    <button type="button" onClick={onRepeat}>
      Tentar novamente
    </button>
  </Notice>
)

const Wait = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px 16px;
  border-radius: 10px;
  background: ${color.sunken};
`
