import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PdfViewer } from '@/components/ui/files/PdfViewer'
import { proposalQueryOptions } from '@/hooks/orders/orders.queries'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { proposalFileName } from '@/services/orders/proposal-file.rules'

type Props = { orderRef: OrderRef; version: number }

/** The pages of a version's PDF. */
export const ProposalPaper = ({ orderRef, version }: Props) => {
  const { data, isError, refetch } = useQuery(proposalQueryOptions(orderRef, version))
  if (data) return <PdfViewer content={data} name={proposalFileName(orderRef.maskId, version)} />
  if (!isError)
    return (
      <Waiting>
        <SkeletonText label="Carregando a proposta" rows={6} />
      </Waiting>
    )
  return <FailedState heading="h3" title="Não foi possível carregar a proposta" onRetry={() => void refetch()} />
}

const Waiting = styled.div`
  padding: 20px;
`
