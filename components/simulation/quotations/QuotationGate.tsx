import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'
import { useResumePendingChanges } from '@/hooks/simulation/offline/useResumePendingChanges'
import { useCopyQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { quotationQueryOptions } from '@/hooks/simulation/open-quotation.queries'
import { simulationKeys } from '@/hooks/simulation/simulation-keys'
import { leftOutQueryOptions } from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import { isNotFound, statusOf } from '@/services/http/api-error.rules'
import { isQuotationOpen } from '@/services/simulation/quotations/quotation-state.rules'
import type { LeftOut } from '@/services/simulation/quotations/saved-quotations.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { useOrderPath } from '../simulationPaths'
import { EmptyCart, LoadFailure } from '../SimulationStates'

type Props = {
  /** From the address: undefined until the router is ready, NaN when it is no number. */
  quotationId: number | undefined
  children: (quotation: Quotation) => ReactNode
}

/** Loads the quotation of a simulator page; shows why when it cannot be continued. */
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
  if (error) return <LoadFailure heading="h1" what="a simulação" error={error} onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando a simulação" rows={6} />
}

/** The same for a page that needs a cart. */
export const CartGate = ({ quotationId, children }: Props) => (
  <QuotationGate quotationId={quotationId}>
    {(quotation) => (quotation.products.length > 0 ? children(quotation) : <EmptyCart id={quotation.id} />)}
  </QuotationGate>
)

/** 404 for another company's quotation, 403 for a user who may not simulate. */
const isUnseen = (error: Error | null): boolean => isNotFound(error) || statusOf(error) === 403

function useRememberPage(quotationId: number | null): void {
  const { asPath } = useRouter()
  const { visit } = useQuotation()
  useEffect(() => {
    if (quotationId !== null) visit(quotationId, asPath)
  }, [quotationId, asPath, visit])
}

/** The quotation does not exist or belongs to another company. */
const UnknownQuotation = () => (
  <NotFoundState
    title="Não encontramos esta simulação."
    description="Ela pode ser de outra empresa. Confira o link com quem o enviou ou comece outra."
    back={{ label: 'Nova simulação', href: paths.platform.simulators() }}
  />
)

/** A quotation that is finished, discarded or expired. */
const ClosedQuotation = ({ quotation }: { quotation: Quotation }) => {
  const orderPath = useOrderPath(quotation.order_mask_id)
  if (quotation.order_mask_id && orderPath) {
    return (
      <EmptyState
        variant="first-use"
        heading="h1"
        title={`Esta simulação já é o pedido ${quotation.order_mask_id}.`}
        description="Acompanhe por lá. Para alugar mais equipamentos, comece outra simulação."
        action={
          <>
            <ButtonLink href={paths.platform.simulators()}>Nova simulação</ButtonLink>
            <ButtonLink kind="primary" href={orderPath}>
              Ver o pedido
            </ButtonLink>
          </>
        }
      />
    )
  }
  return <QuotationOver quotation={quotation} />
}

/** An expired quotation can be duplicated, by users; a discarded one cannot. */
const QuotationOver = ({ quotation }: { quotation: Quotation }) => {
  const { isLogged } = useLogin()
  const { mutate: copy, isPending } = useCopyQuotation()
  const isDiscarded = quotation.status === 'discarded'
  return (
    <EmptyState
      variant="first-use"
      heading="h1"
      title={isDiscarded ? 'Esta simulação foi descartada.' : 'Esta simulação expirou.'}
      description={
        isDiscarded
          ? 'Comece outra: leva cerca de 3 minutos.'
          : 'Os preços de uma simulação valem por 30 dias. Comece outra: leva cerca de 3 minutos.'
      }
      action={
        <>
          {isLogged && !isDiscarded && (
            <PlainButton busy={isPending} onClick={() => copy({ quotation: quotation.id })}>
              Duplicar com os preços de hoje
            </PlainButton>
          )}
          <ButtonLink kind="primary" href={paths.platform.simulators()}>
            Nova simulação
          </ButtonLink>
        </>
      }
    />
  )
}

/** What this copy has left out, shown until it is acknowledged. */
const LeftOutNotice = ({ quotationId }: { quotationId: number }) => {
  const queryClient = useQueryClient()
  const { data: leftOut = [] } = useQuery(leftOutQueryOptions(quotationId))
  if (leftOut.length === 0) return null
  const close = (): void => {
    queryClient.setQueryData(simulationKeys.leftOut(quotationId), [])
  }
  return (
    <NoticePlace>
      <Notice tone="warn" title="A cotação foi criada com os preços de hoje, mas ficou de fora:">
        {leftOut.map(({ kind, name }) => (
          <Line key={`${kind}-${name}`}>
            <b>{name}</b>, que {LEFT_OUT_REASON[kind]}
          </Line>
        ))}
        <button type="button" onClick={close}>
          Entendi
        </button>
      </Notice>
    </NoticePlace>
  )
}

const LEFT_OUT_REASON: Record<LeftOut['kind'], string> = {
  product: 'não é mais oferecido.',
  upgrade: 'não é mais oferecida.',
  plan: 'não é mais oferecido. Escolha outro.',
  service_package: 'não é mais oferecido. Vale o primeiro pacote.',
  address: 'não está mais entre os endereços.',
  coupon: 'vale uma vez só e ficou onde estava.',
}

const NoticePlace = styled.div`
  margin-bottom: 16px;
`

const Line = styled.span`
  display: block;
`
