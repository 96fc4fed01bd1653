import { AddressDialog } from '@/components/companies/AddressDialog'
import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { useRouteId } from '@/components/layout/useRouteParam'
import { DeliveryScreen } from '@/components/simulation/delivery/DeliveryScreen'

const DeliveryPage: Page = () => (
  <DeliveryScreen quotationId={useRouteId('quotationId')} AddressDialog={AddressDialog} />
)

DeliveryPage.access = 'simulation:use'
DeliveryPage.visitors = 'with quotation'
DeliveryPage.layout = SimulationLayout
DeliveryPage.title = 'Simulação: entrega'

export default DeliveryPage
