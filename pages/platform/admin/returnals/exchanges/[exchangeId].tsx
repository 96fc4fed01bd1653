import { ExchangeScreen } from '@/components/equipment/exchanges/ExchangeScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffExchangePage: Page = () => <ExchangeScreen />

StaffExchangePage.access = 'packages:read'
StaffExchangePage.layout = StaffLayout
StaffExchangePage.title = 'Troca'
StaffExchangePage.getInitialProps = perRequest

export default StaffExchangePage
