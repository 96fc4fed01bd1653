import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useQuotation } from '@/contexts/QuotationContext'
import { useIsSaving, useSaveAndNavigate } from '@/hooks/simulation/offline/save-state'
import { packagesQueryOptions, plansQueryOptions, upgradesQueryOptions } from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import { billOf } from '@/services/simulation/bill.rules'
import { countItems, unitsOf } from '@/services/simulation/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { summarizeCart } from '../progress.rules'
import { QuotationGate } from '../quotations/QuotationGate'
import { SimulationAccount } from '../SimulationAccount'
import { SimulationPage } from '../SimulationPage'
import { productsPath } from '../simulationPaths'
import { EmptyCart } from '../SimulationStates'
import { SimulationTitle } from '../SimulationTitle'
import { missingPackageMessage, missingPlanMessage } from './offers.rules'
import { PlanChoice } from './PlanChoice'
import { PlanSkeleton } from './PlanSkeleton'
import { ServicePackageChoice } from './ServicePackageChoice'
import { SimulationCard } from './SimulationCard'
import { UpgradesChoice } from './UpgradesChoice'

/** For how long, with which service, and with what on top. */
export const PlanScreen = ({ quotationId }: { quotationId: number | undefined }) => (
  <QuotationGate quotationId={quotationId}>
    {(quotation) => (quotation.products.length > 0 ? <Plan quotation={quotation} /> : <EmptyCart id={quotation.id} />)}
  </QuotationGate>
)

const Plan = ({ quotation }: { quotation: Quotation }) => {
  const { filters } = useQuotation()
  const recalculating = useIsSaving(quotation.id)
  const { saveAndNavigate, isLeaving } = useSaveAndNavigate(quotation.id)
  const [asked, setAsked] = useState(false)
  const plans = useRef<HTMLDivElement>(null)
  const packages = useRef<HTMLDivElement>(null)
  const { isLoading: isReadingPlans, data: plansOffered } = useQuery(plansQueryOptions(quotation.id))
  const { isLoading: isReadingPackages, data: packagesOffered } = useQuery(packagesQueryOptions(quotation.id))
  const { isLoading: isReadingUpgrades } = useQuery(upgradesQueryOptions(quotation.id))
  // Together: one that came later would push the other down.
  const isReading = isReadingPlans || isReadingPackages || isReadingUpgrades
  const planError = missingPlanMessage(quotation, plansOffered)
  const packageError = missingPackageMessage(quotation, packagesOffered)
  const bill = billOf(quotation)
  const account = { quotation, bill }

  const defineDelivery = (): void => {
    setAsked(true)
    const missing = planError ? plans : packageError ? packages : null
    if (missing) missing.current?.querySelector('input')?.focus()
    else void saveAndNavigate(paths.platform.simulation.delivery(quotation.id))
  }

  return (
    <SimulationPage
      aside={<SimulationCard {...account} />}
      footer={{
        backHref: productsPath(quotation.id, filters),
        action: 'Definir entregas',
        onAction: defineDelivery,
        isBusy: isLeaving,
        facts: summarizeCart(quotation.products),
        bill,
        recalculating,
        account: <SimulationAccount {...account} />,
      }}
    >
      <SimulationTitle
        title="Por quanto tempo e com qual serviço?"
        text={`Os valores já são do seu carrinho, com ${countItems(unitsOf(quotation))}.`}
      />
      {isReading ? (
        <PlanSkeleton />
      ) : (
        <>
          <div ref={plans}>
            <PlanChoice quotation={quotation} error={asked || quotation.plan ? planError : null} />
          </div>
          <div ref={packages}>
            <ServicePackageChoice quotation={quotation} error={packageError} />
          </div>
          <UpgradesChoice quotation={quotation} />
        </>
      )}
    </SimulationPage>
  )
}
