import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { useRouteId } from '@/components/layout/useRouteParam'
import { StepScreen } from '@/components/simulation/questions/StepScreen'

const StepPage: Page = () => <StepScreen quotationId={useRouteId('quotationId')} stepId={useRouteId('stepId')} />

StepPage.access = 'simulation:use'
StepPage.visitors = 'with quotation'
StepPage.layout = SimulationLayout
StepPage.title = 'Simulação: necessidade'

export default StepPage
