import type { Page } from '@/components/layout/page.types'
import { WarehouseLayout } from '@/components/layout/WarehouseLayout'
import { CheckScreen } from '@/components/stock/scan/CheckScreen'

const StaffCheckPage: Page = () => <CheckScreen />

StaffCheckPage.access = 'stock:read'
StaffCheckPage.layout = WarehouseLayout
StaffCheckPage.title = 'Conferir série'

export default StaffCheckPage
