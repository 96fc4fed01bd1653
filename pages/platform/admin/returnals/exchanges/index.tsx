import { ExchangesScreen } from '@/components/equipment/exchanges/ExchangesScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffExchangesPage: Page = () => <ExchangesScreen />

StaffExchangesPage.access = 'packages:read'
StaffExchangesPage.layout = StaffLayout
StaffExchangesPage.title = 'Trocas e upgrades'

export default StaffExchangesPage
