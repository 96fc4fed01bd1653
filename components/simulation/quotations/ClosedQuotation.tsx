import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useLogin } from '@/contexts/LoginContext'
import { useCopyQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { paths } from '@/services/config/paths'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { useOrderPath } from '../simulationPaths'

/** A quotation that has become an order, was discarded or has expired. */
export const ClosedQuotation = ({ quotation }: { quotation: Quotation }) => {
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
  return <Over quotation={quotation} />
}

/** What is over can be begun again with the prices of the day; a visitor, or what was discarded, begins anew. */
const Over = ({ quotation }: { quotation: Quotation }) => {
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
