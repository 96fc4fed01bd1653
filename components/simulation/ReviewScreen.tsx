import { useQuery } from '@tanstack/react-query'
import { reviewQueryOptions } from '@/hooks/simulation/simulation.queries'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { CardsSkeleton } from './CardsSkeleton'
import { EmptyCart } from './EmptyCart'
import { LoadFailure } from './LoadFailure'
import { QuotationGate } from './QuotationGate'
import { Review } from './Review'

/** 'Confira seu pedido'. */
export const ReviewScreen = ({ quotationId }: { quotationId: number | undefined }) => (
  <QuotationGate quotationId={quotationId}>
    {(quotation) =>
      quotation.products.length > 0 ? <Loaded quotation={quotation} /> : <EmptyCart id={quotation.id} />
    }
  </QuotationGate>
)

const Loaded = ({ quotation }: { quotation: Quotation }) => {
  const { data: review, isError, refetch } = useQuery(reviewQueryOptions(quotation.id))
  if (review) return <Review quotation={quotation} review={review} />
  if (isError) return <LoadFailure heading="h1" what="o pedido" onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando o pedido" count={2} columns={1} />
}
