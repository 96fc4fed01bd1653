import { ExchangesScreen } from '@/components/equipment/exchanges/ExchangesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffExchangesPage: Page = () => <ExchangesScreen />

StaffExchangesPage.access = 'packages:read'
StaffExchangesPage.layout = StaffLayout
StaffExchangesPage.title = 'Trocas e upgrades'
StaffExchangesPage.getInitialProps = perRequest

export default StaffExchangesPage
