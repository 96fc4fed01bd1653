import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { PackageScreen } from '@/components/logistics/packages/PackageScreen'

const StaffDeliveryPage: Page = () => <PackageScreen />

StaffDeliveryPage.access = 'packages:read'
StaffDeliveryPage.layout = StaffLayout
StaffDeliveryPage.title = 'Entrega'

export default StaffDeliveryPage
