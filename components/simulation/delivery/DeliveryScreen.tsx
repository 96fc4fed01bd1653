import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import styled from 'styled-components'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { toast } from '@/components/ui/feedback/toast'
import { useLogin } from '@/contexts/LoginContext'
import { addressesQueryOptions } from '@/hooks/companies/addresses.queries'
import { useSaveAndNavigate } from '@/hooks/simulation/offline/save-state'
import { deliveryForecastText } from '@/services/orders/workflow/delivery-forecast.rules'
import type { Address } from '@/services/companies/addresses.schema'
import { paths } from '@/services/config/paths'
import { fixFor } from '@/services/simulation/delivery/deliveries.rules'
import { gapTitle } from '@/services/simulation/delivery/distribution.rules'
import { countItems, unitsOf } from '@/services/simulation/products/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { narrowTable } from '@/styles/tokens'
import { CartGate } from '../quotations/QuotationGate'
import { SimulationPage } from '../SimulationPage'
import { CardsSkeleton, LoadFailure } from '../SimulationStates'
import { SimulationTitle } from '../SimulationTitle'
import { GapNotice } from './AllocationStatus'
import type { AddressDialogType } from './delivery.types'
import { DeliveryActions, InsuranceCard, NoAddresses } from './DeliveryActions'
import { DistributionCards } from './DistributionCards'
import { DistributionTable } from './DistributionTable'
import { useAddressActions } from './useAddressActions'
import { useDistribution } from './useDistribution'

type Props = {
  quotationId: number | undefined
  AddressDialog: AddressDialogType
}

/** Distributes the cart over addresses. */
export const DeliveryScreen = ({ quotationId, AddressDialog }: Props) => (
  <CartGate quotationId={quotationId}>
    {(quotation) => <Addresses quotation={quotation} AddressDialog={AddressDialog} />}
  </CartGate>
)

const Addresses = ({ quotation, AddressDialog }: { quotation: Quotation; AddressDialog: AddressDialogType }) => {
  const { data: addresses, error, isError, refetch } = useQuery(addressesQueryOptions())
  if (addresses) return <Delivery quotation={quotation} addresses={addresses} AddressDialog={AddressDialog} />
  if (isError) return <LoadFailure heading="h1" what="os endereços" error={error} onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando os endereços" count={3} />
}

type DeliveryProps = { quotation: Quotation; addresses: readonly Address[]; AddressDialog: AddressDialogType }

export const Delivery = ({ quotation, addresses, AddressDialog }: DeliveryProps) => {
  const { user } = useLogin()
  const distribution = useDistribution(quotation, addresses)
  const { columns, unused, add, dialogs } = useAddressActions(
    distribution,
    addresses,
    AddressDialog,
    `${user?.id ?? 'visitor'}:${quotation.id}`,
  )
  const { saveAndNavigate, isLeaving } = useSaveAndNavigate(quotation.id)
  const isNarrow = useMediaQuery(narrowTable)
  const page = useRef<HTMLDivElement>(null)
  const { deliveries, gaps } = distribution
  const Distribution = isNarrow ? DistributionCards : DistributionTable

  const review = (): void => {
    const [gap] = gaps
    if (gap) {
      // On a phone the notice stands below all addresses, out of sight.
      toast.error(gapTitle(gap))
      focusCell(page.current, gap.productId, fixFor(gap, deliveries)?.addressId)
      return
    }
    distribution.keep()
    void saveAndNavigate(paths.platform.simulation.review(quotation.id))
  }

  return (
    <SimulationPage
      footer={{
        backHref: paths.platform.simulation.plan(quotation.id),
        action: 'Revisar pedido',
        onAction: review,
        isBusy: isLeaving,
        quotation,
      }}
    >
      <SimulationTitle
        title="Para onde vai cada equipamento?"
        text={distributionText(unitsOf(quotation), user?.company?.corporate_name ?? 'sua empresa')}
        actions={
          columns.length > 0 && (
            <DeliveryActions unused={unused} onUse={distribution.add} onSpread={distribution.spread} onNew={add} />
          )
        }
      />
      <Stack ref={page}>
        {columns.length > 0 ? (
          <Distribution quotation={quotation} columns={columns} distribution={distribution} />
        ) : (
          <NoAddresses onNew={add} />
        )}
        {columns.length > 0 &&
          gaps.map((gap) => (
            <GapNotice
              key={gap.productId}
              gap={gap}
              deliveries={deliveries}
              addresses={addresses}
              onFix={distribution.fix}
            />
          ))}
        {columns.length > 0 && <InsuranceCard checked={distribution.insurance} onChange={distribution.insure} />}
        <Forecast suppressHydrationWarning>{deliveryForecastText()}</Forecast>
      </Stack>
      {dialogs}
    </SimulationPage>
  )
}

const itemsPhrase = (count: number): string => (count === 1 ? 'o item' : `os ${countItems(count)}`)

/** Focuses the cell with the gap or, without addresses, the button that adds one. */
function focusCell(page: HTMLElement | null, productId: number, addressId: number | undefined): void {
  const cell = page?.querySelector<HTMLElement>(`[data-cell="${productId}-${addressId ?? 0}"]`)
  const control = cell?.matches('input') ? cell : (cell?.querySelector('input') ?? page?.querySelector('button'))
  control?.focus()
}

const Stack = styled.div`
  ${flex.stack};
  gap: 16px;
`

const distributionText = (units: number, company: string): string =>
  units === 1
    ? 'Escolha para onde vai o item.'
    : `Distribua ${itemsPhrase(units)} do carrinho pelos endereços da ${company}.`

const Forecast = styled.p`
  ${font.secondaryMuted};
`
