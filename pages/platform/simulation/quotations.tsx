import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { QUOTATIONS_HEADING, QuotationsScreen } from '@/components/simulation/quotations/QuotationsScreen'

const QuotationsPage: Page = () => <QuotationsScreen />

QuotationsPage.access = 'simulation:use'
QuotationsPage.layout = PlatformLayout
QuotationsPage.title = 'Minhas cotações'
QuotationsPage.heading = QUOTATIONS_HEADING
QuotationsPage.getInitialProps = perRequest

export default QuotationsPage
