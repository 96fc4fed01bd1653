import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { PackageScreen } from '@/components/logistics/packages/PackageScreen'

const StaffDeliveryPage: Page = () => <PackageScreen />

StaffDeliveryPage.access = 'packages:read'
StaffDeliveryPage.layout = StaffLayout
StaffDeliveryPage.title = 'Entrega'

export default StaffDeliveryPage
