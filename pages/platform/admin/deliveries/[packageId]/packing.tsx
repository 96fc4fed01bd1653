import type { Page } from '@/components/layout/frames/page.types'
import { WarehouseLayout } from '@/components/layout/frames/WarehouseLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { PackingScreen } from '@/components/logistics/packing/PackingScreen'

const StaffPackingPage: Page = () => <PackingScreen />

StaffPackingPage.access = 'packages:write'
StaffPackingPage.layout = WarehouseLayout
StaffPackingPage.title = 'Separação'
StaffPackingPage.getInitialProps = perRequest

export default StaffPackingPage
