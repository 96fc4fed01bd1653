import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { useRouteId } from '@/components/layout/useRouteParam'
import { ReviewScreen } from '@/components/simulation/review/ReviewScreen'

const ReviewPage: Page = () => <ReviewScreen quotationId={useRouteId('quotationId')} />

ReviewPage.access = 'simulation:use'
ReviewPage.visitors = 'with quotation'
ReviewPage.layout = SimulationLayout
ReviewPage.title = 'Simulação: revisão'

export default ReviewPage
