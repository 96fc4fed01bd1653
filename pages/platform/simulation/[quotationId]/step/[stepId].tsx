import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { SimulationLayout } from '@/components/layout/simulation/SimulationLayout'
import { StepScreen } from '@/components/simulation/questions/StepScreen'

const StepPage: Page = () => <StepScreen quotationId={useRouteId('quotationId')} stepId={useRouteId('stepId')} />

StepPage.access = 'simulation:use'
StepPage.visitors = 'with quotation'
StepPage.layout = SimulationLayout
StepPage.title = 'Simulação: necessidade'
StepPage.getInitialProps = perRequest

export default StepPage
