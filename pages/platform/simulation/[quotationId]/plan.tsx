import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { SimulationLayout } from '@/components/layout/simulation/SimulationLayout'
import { PlanScreen } from '@/components/simulation/plan/PlanScreen'

const PlanPage: Page = () => <PlanScreen quotationId={useRouteId('quotationId')} />

PlanPage.access = 'simulation:use'
PlanPage.visitors = 'with quotation'
PlanPage.layout = SimulationLayout
PlanPage.title = 'Simulação: plano e serviço'
PlanPage.getInitialProps = perRequest

export default PlanPage
