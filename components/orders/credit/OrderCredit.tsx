import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useNow } from '@/components/ui/display/useNow'
import { Notice } from '@/components/ui/feedback/Notice'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { useLogin } from '@/contexts/LoginContext'
import { orderCreditQueryOptions, useOnCreditQueryDone } from '@/hooks/credit/credit.queries'
import { useCreateCreditQuery } from '@/hooks/credit/useCreateCreditQuery'
import { may } from '@/services/auth/permissions.rules'
import { isSlow, queryProgress } from '@/services/credit/credit-query.rules'
import { FAILURE_REASON, FAILURE_TITLE } from '@/services/credit/credit-texts.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { formatCnpj } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { StaffOrderProps } from '../workflow/order.types'
import { CreditExposure } from './CreditExposure'
import { CreditSummary } from './CreditSummary'

/** The company's credit report and its limit against what it rents, for whoever may query the bureau. */
export const OrderCredit = (props: StaffOrderProps) => {
  const { actor } = useLogin()
  return actor && may(actor, 'credit:query') ? <CompanyCredit {...props} /> : null
}

const CompanyCredit = ({ order, orderRef }: StaffOrderProps) => {
  const { companyId, maskId } = orderRef
  const { data: credit, isError, refetch } = useQuery(orderCreditQueryOptions({ companyId, maskId }))
  const { ask } = useCreateCreditQuery()
  const [isOpen, setOpen] = useState(false)
  const { result, attempt } = credit ?? {}
  useOnCreditQueryDone(attempt?.status ?? result?.status, (status) => {
    if (status === 'DONE') toast.success('Consulta concluída')
  })
  if (!credit && isError)
    return (
      <p>
        Não foi possível carregar o crédito da empresa.{' '}
        <PlainButton kind="link" onClick={() => void refetch()}>
          Tentar novamente
        </PlainButton>
      </p>
    )
  if (!credit) return <SkeletonText label="Carregando o crédito da empresa" rows={5} />
  const isPending = attempt?.status === 'PENDING'
  return (
    <Block>
      {attempt && <CreditAttempt attempt={attempt} onRepeat={() => setOpen(true)} />}
      {result && <CreditSummary result={result} verdict={credit.exposure.verdict} />}
      {!result?.is_valid && !attempt && (
        <Ask>
          <p>
            {result
              ? 'O resultado venceu. Consulte de novo para saber o limite de hoje.'
              : 'Ninguém consultou o crédito dessa empresa ainda.'}
          </p>
          <PlainButton onClick={() => setOpen(true)}>Consultar crédito</PlainButton>
        </Ask>
      )}
      <CreditExposure exposure={credit.exposure} />
      <ConfirmDialog
        open={isOpen && !isPending}
        onClose={() => setOpen(false)}
        title={`Consultar o CNPJ ${formatCnpj(order.company.cnpj)}?`}
        confirmLabel="Consultar e pagar"
        onConfirm={() =>
          ask({
            document: order.company.cnpj,
            purpose: 'order',
            order: { company_id: companyId, order_mask_id: maskId },
            // After a failed attempt the API would reuse an older result; this asks for a new query.
            ...(attempt && { new_query: true }),
          })
        }
      >
        A Serasa cobra por esta consulta. O resultado chega em cerca de 1 minuto e vale por 30 dias.
      </ConfirmDialog>
    </Block>
  )
}

const Block = styled.div`
  ${flex.stack};
  gap: 16px;
`

const Ask = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  padding: 12px 16px;
  border-radius: 10px;
  background: ${color.sunken};
`

type CreditAttemptProps = { attempt: CreditQuerySummary; onRepeat: () => void }

export const CreditAttempt = ({ attempt, onRepeat }: CreditAttemptProps) =>
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

const FailedQuery = ({ attempt: { failure }, onRepeat }: CreditAttemptProps) => (
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
