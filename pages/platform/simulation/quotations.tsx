import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { QUOTATIONS_HEADING, QuotationsScreen } from '@/components/simulation/quotations/QuotationsScreen'

const QuotationsPage: Page = () => <QuotationsScreen />

QuotationsPage.access = 'simulation:use'
QuotationsPage.layout = PlatformLayout
QuotationsPage.title = 'Minhas cotações'
QuotationsPage.heading = QUOTATIONS_HEADING

export default QuotationsPage
