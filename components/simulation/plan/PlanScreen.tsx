import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import { useQuotation } from '@/contexts/QuotationContext'
import { useSaveAndNavigate } from '@/hooks/simulation/offline/save-state'
import { packagesQueryOptions, plansQueryOptions, upgradesQueryOptions } from '@/hooks/simulation/simulation.queries'
import { paths } from '@/services/config/paths'
import { countItems, unitsOf } from '@/services/simulation/products/cart.rules'
import { isShort, shortageText } from '@/services/simulation/products/shortage.rules'
import type { PlanOption, Quotation, ServicePackage } from '@/services/simulation/simulation.schema'
import { below } from '@/styles/tokens'
import { CartGate } from '../quotations/QuotationGate'
import { SimulationCard } from '../SimulationAccount'
import { SimulationPage } from '../SimulationPage'
import { productsPath } from '../simulationPaths'
import { SimulationTitle } from '../SimulationTitle'
import { PlanChoice, ServicePackageChoice } from './PlanChoices'
import { UpgradesChoice } from './UpgradesChoice'

/** The plan, the service package and the upgrades. */
export const PlanScreen = ({ quotationId }: { quotationId: number | undefined }) => (
  <CartGate quotationId={quotationId}>{(quotation) => <Plan quotation={quotation} />}</CartGate>
)

const Plan = ({ quotation }: { quotation: Quotation }) => {
  const { filters } = useQuotation()
  const { saveAndNavigate, isLeaving } = useSaveAndNavigate(quotation.id)
  const [hasTried, setHasTried] = useState(false)
  const plans = useRef<HTMLDivElement>(null)
  const packages = useRef<HTMLDivElement>(null)
  const { isLoading: isReadingPlans, data: plansOffered } = useQuery(plansQueryOptions(quotation.id))
  const { isLoading: isReadingPackages, data: packagesOffered } = useQuery(packagesQueryOptions(quotation.id))
  const { isLoading: isReadingUpgrades } = useQuery(upgradesQueryOptions(quotation.id))
  // Shown together: one that came later would push the other down.
  const isReading = isReadingPlans || isReadingPackages || isReadingUpgrades
  const planError = missingPlanMessage(quotation, plansOffered)
  const packageError = missingPackageMessage(quotation, packagesOffered)

  const defineDelivery = (): void => {
    setHasTried(true)
    const missing = planError ? plans : packageError ? packages : null
    if (missing) missing.current?.querySelector('input')?.focus()
    else void saveAndNavigate(paths.platform.simulation.delivery(quotation.id))
  }

  return (
    <SimulationPage
      aside={<SimulationCard quotation={quotation} />}
      footer={{
        backHref: productsPath(quotation.id, filters),
        action: 'Definir entregas',
        onAction: defineDelivery,
        isBusy: isLeaving,
        quotation,
      }}
    >
      <SimulationTitle
        title="Por quanto tempo e com qual serviço?"
        text={`Os valores já são do seu carrinho, com ${countItems(unitsOf(quotation))}.`}
      />
      <ShortLines quotation={quotation} />
      {isReading ? (
        <PlanSkeleton />
      ) : (
        <>
          <div ref={plans}>
            <PlanChoice quotation={quotation} error={hasTried || quotation.plan ? planError : null} />
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

/** Why no plan counts as chosen: none was chosen, or it is no longer offered; null when one does. */
function missingPlanMessage({ plan }: Pick<Quotation, 'plan'>, offered: readonly PlanOption[] = []): string | null {
  if (!plan) return 'Escolha um plano para continuar.'
  const { duration_months: months } = plan
  if (offered.length === 0 || offered.some((one) => one.duration_months === months)) return null
  return `O plano de ${String(months)} meses não é mais oferecido. Escolha outro.`
}

/** Why the chosen package does not count: it is no longer offered; null while it is. */
function missingPackageMessage(
  { service_package: { id, name } }: Pick<Quotation, 'service_package'>,
  offered: readonly ServicePackage[] = [],
): string | null {
  if (offered.length === 0 || offered.some((one) => one.id === id)) return null
  return `O pacote ${name} não é mais oferecido. Escolha outro.`
}

/** The products of the cart that are short: their prices cannot be ordered until the person has chosen. */
const ShortLines = ({ quotation: { id, products } }: { quotation: Quotation }) => {
  const short = products.filter(isShort)
  if (short.length === 0) return null
  return (
    <Short>
      <Notice tone="warn" title={short.map((line) => `${line.name}: ${shortageText(line)}`).join(' ')}>
        <Link href={paths.platform.simulation.products(id)}>Ajustar os equipamentos</Link>
      </Notice>
    </Short>
  )
}

const Short = styled.div`
  margin-bottom: 20px;
`

/** Takes the room of three plans and three packages. */
const PlanSkeleton = () => (
  <div role="status" aria-label="Carregando os planos e pacotes">
    <Legend $width="56px" $height="16px" />
    <Plans>
      {[1, 2, 3].map((place) => (
        <SkeletonBar key={place} $height="100%" />
      ))}
    </Plans>
    <Legend $width="140px" $height="16px" />
    <Packages>
      {[1, 2, 3].map((place) => (
        <SkeletonBar key={place} $height="100%" />
      ))}
    </Packages>
  </div>
)

const Legend = styled(SkeletonBar)`
  margin: 4px 0 16px;
`

const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-rows: 146px;
  gap: 12px;
  margin-bottom: 32px;
  ${below.hero} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: 128px;
    gap: 10px;
  }
`

const Packages = styled.div`
  display: grid;
  grid-template-rows: 79px 107px 107px;
  gap: 10px;
  ${below.phone} {
    grid-template-rows: 155px 179px 179px;
  }
`
