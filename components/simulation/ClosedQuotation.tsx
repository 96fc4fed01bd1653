import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { useLogin } from '@/contexts/LoginContext'
import { isStaff } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import type { Quotation } from '@/services/simulation/simulation.schema'

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
  return (
    <EmptyState
      variant="first-use"
      heading="h1"
      title="Esta simulação expirou."
      description="Os preços de uma simulação valem por 30 dias. Comece outra: leva cerca de 3 minutos."
      action={
        <ButtonLink kind="primary" href={paths.platform.simulators()}>
          Nova simulação
        </ButtonLink>
      }
    />
  )
}

function useOrderPath(maskId: string | null): string | null {
  const { actor } = useLogin()
  if (!maskId || !actor) return null
  if (!isStaff(actor)) return paths.platform.order(maskId)
  return actor.companyId === null ? null : paths.admin.order(actor.companyId, maskId)
}
