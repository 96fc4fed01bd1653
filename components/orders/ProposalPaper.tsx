import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { EmptyState } from '@/components/ui/EmptyState'
import { PdfViewer } from '@/components/ui/PdfViewer'
import { PlainButton } from '@/components/ui/PlainButton'
import { SkeletonText } from '@/components/ui/Skeleton'
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
  return (
    <EmptyState
      variant="error"
      heading="h3"
      title="Não foi possível carregar a proposta"
      description="Verifique a conexão."
      action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
    />
  )
}

const Waiting = styled.div`
  padding: 20px;
`
