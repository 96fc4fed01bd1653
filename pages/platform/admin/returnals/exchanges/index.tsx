import { ExchangesScreen } from '@/components/equipment/exchanges/ExchangesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffExchangesPage: Page = () => <ExchangesScreen />

StaffExchangesPage.access = 'packages:read'
StaffExchangesPage.layout = StaffLayout
StaffExchangesPage.title = 'Trocas e upgrades'

export default StaffExchangesPage
