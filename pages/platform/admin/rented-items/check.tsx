import type { Page } from '@/components/layout/frames/page.types'
import { WarehouseLayout } from '@/components/layout/frames/WarehouseLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { CheckScreen } from '@/components/stock/scan/CheckScreen'

const StaffCheckPage: Page = () => <CheckScreen />

StaffCheckPage.access = 'stock:read'
StaffCheckPage.layout = WarehouseLayout
StaffCheckPage.title = 'Conferir serial'
StaffCheckPage.getInitialProps = perRequest

export default StaffCheckPage
