import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { SimulationLayout } from '@/components/layout/simulation/SimulationLayout'
import { ReviewScreen } from '@/components/simulation/review/ReviewScreen'

const ReviewPage: Page = () => <ReviewScreen quotationId={useRouteId('quotationId')} />

ReviewPage.access = 'simulation:use'
ReviewPage.visitors = 'with quotation'
ReviewPage.layout = SimulationLayout
ReviewPage.title = 'Simulação: revisão'
ReviewPage.getInitialProps = perRequest

export default ReviewPage
