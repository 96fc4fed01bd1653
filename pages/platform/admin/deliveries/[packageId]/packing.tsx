import type { Page } from '@/components/layout/page.types'
import { WarehouseLayout } from '@/components/layout/WarehouseLayout'
import { PackingScreen } from '@/components/logistics/packing/PackingScreen'

const StaffPackingPage: Page = () => <PackingScreen />

StaffPackingPage.access = 'packages:write'
StaffPackingPage.layout = WarehouseLayout
StaffPackingPage.title = 'Separação'

export default StaffPackingPage
