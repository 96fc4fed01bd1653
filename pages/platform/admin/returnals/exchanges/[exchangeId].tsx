import { ExchangeScreen } from '@/components/equipment/exchanges/ExchangeScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffExchangePage: Page = () => <ExchangeScreen />

StaffExchangePage.access = 'packages:read'
StaffExchangePage.layout = StaffLayout
StaffExchangePage.title = 'Troca'

export default StaffExchangePage
