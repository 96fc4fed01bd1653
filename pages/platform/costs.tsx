import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { CostsScreen } from '@/components/reports/CostsScreen'

const CostsPage: Page = () => <CostsScreen />

CostsPage.access = 'costs:read'
CostsPage.layout = PlatformLayout
CostsPage.title = 'Custos'
CostsPage.getInitialProps = perRequest

export default CostsPage
