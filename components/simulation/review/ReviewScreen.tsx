import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { Field } from '@/components/ui/forms/Field'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useUpdateComment } from '@/hooks/simulation/quotation.mutations'
import { type SendRefusal, toSendRefusal, useSendOrder } from '@/hooks/simulation/send-order.mutations'
import { reviewQueryOptions } from '@/hooks/simulation/simulation.queries'
import { formatDeadline } from '@/services/format/format.rules'
import { proposalDeadline } from '@/services/orders/workflow/due.rules'
import { paths } from '@/services/config/paths'
import type { Quotation, Review as ReviewData } from '@/services/simulation/simulation.schema'
import { below } from '@/styles/tokens'
import { CartGate } from '../quotations/QuotationGate'
import { SimulationBar } from '../SimulationBar'
import { CardsSkeleton, LoadFailure } from '../SimulationStates'
import { SimulationTitle } from '../SimulationTitle'
import { RefusalDialog } from './RefusalDialog'
import { ReviewDeliveries } from './ReviewDeliveries'
import { ReviewEquipment } from './ReviewEquipment'
import { ReviewFee } from './ReviewFee'
import { ReviewProblems } from './ReviewProblems'

/** 'Confira seu pedido'. */
export const ReviewScreen = ({ quotationId }: { quotationId: number | undefined }) => (
  <CartGate quotationId={quotationId}>{(quotation) => <Loaded quotation={quotation} />}</CartGate>
)

const Loaded = ({ quotation }: { quotation: Quotation }) => {
  const { data: review, error, isError, refetch } = useQuery(reviewQueryOptions(quotation.id))
  if (review) return <Review quotation={quotation} review={review} />
  if (isError) return <LoadFailure heading="h1" what="o pedido" error={error} onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando o pedido" count={2} columns={1} />
}

/** Problems that the refusal dialog solves while sending; all others have to be solved before. */
const SOLVED_WHEN_SENDING = ['price_changed', 'out_of_stock']

type ReviewProps = { quotation: Quotation; review: ReviewData }

export const Review = ({ quotation, review }: ReviewProps) => {
  const { send, isPending } = useSendOrder(quotation.id)
  const [refusal, setRefusal] = useState<SendRefusal | null>(null)
  const problems = useRef<HTMLDivElement>(null)

  const submit = async (accept: { accept_prices?: true } = {}): Promise<void> => {
    const comment = (quotation.comment ?? '').trim()
    setRefusal(null)
    if (review.problems.some(({ code }) => !SOLVED_WHEN_SENDING.includes(code))) {
      problems.current?.querySelector<HTMLElement>('a, button')?.focus()
      return
    }
    try {
      const order = await send({ comment: comment === '' ? null : comment, ...accept })
      toast.success(`Pedido ${order.order_mask_id} enviado.`)
    } catch (error) {
      setRefusal(toSendRefusal(error))
      problems.current?.scrollIntoView({ block: 'center' })
    }
  }

  return (
    <>
      <SimulationTitle
        title="Confira seu pedido"
        text={`Ao enviar, reservamos os itens enquanto você analisa a proposta: responda até ${formatDeadline(proposalDeadline().toISOString())}.`}
      />
      <ReviewProblems ref={problems} review={review} />
      <Columns>
        <div>
          <ReviewEquipment quotation={quotation} />
          <ReviewDeliveries quotation={quotation} addresses={review.addresses} />
          <CommentCard quotation={quotation} />
        </div>
        <ReviewFee
          quotation={quotation}
          action={
            <PlainButton kind="primary" size="large" block busy={isPending} onClick={() => void submit()}>
              Enviar pedido
            </PlainButton>
          }
        />
      </Columns>
      <SimulationBar
        backHref={paths.platform.simulation.delivery(quotation.id)}
        action="Enviar pedido"
        onAction={() => void submit()}
        isBusy={isPending}
        quotation={quotation}
      />
      <RefusalDialog
        quotation={quotation}
        refusal={refusal}
        onClose={() => setRefusal(null)}
        onAcceptPrices={() => void submit({ accept_prices: true })}
      />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 20px;
  align-items: start;
  > div {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  ${below.aside} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 24px;
  }
`

const MAX_LENGTH = 2000

/** A comment for those who prepare the order, saved while it is typed. */
export const CommentCard = ({ quotation }: { quotation: Quotation }) => {
  const { save, optimisticValue } = useUpdateComment(quotation.id)
  return (
    <Card>
      <Wrapper>
        <Field label="Comentário" optional>
          {(control) => (
            <TextArea
              {...control}
              value={optimisticValue?.comment ?? quotation.comment ?? ''}
              maxLength={MAX_LENGTH}
              onChange={(event) => save({ comment: event.target.value })}
            />
          )}
        </Field>
      </Wrapper>
    </Card>
  )
}

const Wrapper = styled.div`
  > div {
    margin-bottom: 0;
  }
`
