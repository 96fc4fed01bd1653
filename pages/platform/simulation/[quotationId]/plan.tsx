import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { useRouteId } from '@/components/layout/useRouteParam'
import { PlanScreen } from '@/components/simulation/plan/PlanScreen'

const PlanPage: Page = () => <PlanScreen quotationId={useRouteId('quotationId')} />

PlanPage.access = 'simulation:use'
PlanPage.visitors = 'with quotation'
PlanPage.layout = SimulationLayout
PlanPage.title = 'Simulação: plano e serviço'

export default PlanPage
