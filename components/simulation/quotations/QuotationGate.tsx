import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect } from 'react'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useQuotation } from '@/contexts/QuotationContext'
import { useResumePendingChanges } from '@/hooks/simulation/offline/useResumePendingChanges'
import { quotationQueryOptions } from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import { isNotFound, statusOf } from '@/services/http/api-error.rules'
import { isQuotationOpen } from '@/services/simulation/quotation-state.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { LoadFailure } from '../SimulationStates'
import { ClosedQuotation } from './ClosedQuotation'
import { LeftOutNotice } from './LeftOutNotice'

type Props = {
  /** From the address: undefined until it has been read, NaN when it names nothing. */
  quotationId: number | undefined
  children: (quotation: Quotation) => ReactNode
}

/** Every page of the simulator: its quotation, when it can be gone on with; else why not, and where to go from here. */
export const QuotationGate = ({ quotationId, children }: Props) => {
  const isNoId = Number.isNaN(quotationId)
  const { data: quotation, error, refetch } = useQuery(quotationQueryOptions(isNoId ? null : quotationId))
  const open = quotation !== undefined && isQuotationOpen(quotation)
  useRememberPage(open ? quotation.id : null)
  useResumePendingChanges(open ? quotation.id : null)

  if (quotation && !open) return <ClosedQuotation quotation={quotation} />
  if (quotation)
    return (
      <>
        <LeftOutNotice quotationId={quotation.id} />
        {children(quotation)}
      </>
    )
  if (isNoId || isUnseen(error)) return <UnknownQuotation />
  if (error) return <LoadFailure heading="h1" what="a simulação" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando a simulação" rows={6} />
}

/** A row that somebody may not see answers 404; a user without the right to simulate, 403. */
const isUnseen = (error: Error | null): boolean => isNotFound(error) || statusOf(error) === 403

function useRememberPage(quotationId: number | null): void {
  const { asPath } = useRouter()
  const { visit } = useQuotation()
  useEffect(() => {
    if (quotationId !== null) visit(quotationId, asPath)
  }, [quotationId, asPath, visit])
}

/** The address names a quotation that does not exist, or one of another company. */
export const UnknownQuotation = () => (
  <NotFoundState
    title="Não encontramos esta simulação."
    description="Ela pode ser de outra empresa. Confira o link com quem o enviou ou comece outra."
    back={{ label: 'Nova simulação', href: paths.platform.simulators() }}
  />
)
