import { AddressDialog } from '@/components/companies/AddressDialog'
import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { SimulationLayout } from '@/components/layout/simulation/SimulationLayout'
import { DeliveryScreen } from '@/components/simulation/delivery/DeliveryScreen'

const DeliveryPage: Page = () => (
  <DeliveryScreen quotationId={useRouteId('quotationId')} AddressDialog={AddressDialog} />
)

DeliveryPage.access = 'simulation:use'
DeliveryPage.visitors = 'with quotation'
DeliveryPage.layout = SimulationLayout
DeliveryPage.title = 'Simulação: entrega'
DeliveryPage.getInitialProps = perRequest

export default DeliveryPage
