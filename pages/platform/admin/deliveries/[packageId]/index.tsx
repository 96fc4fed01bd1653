import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { PackageScreen } from '@/components/logistics/packages/PackageScreen'

const StaffDeliveryPage: Page = () => <PackageScreen />

StaffDeliveryPage.access = 'packages:read'
StaffDeliveryPage.layout = StaffLayout
StaffDeliveryPage.title = 'Entrega'
StaffDeliveryPage.getInitialProps = perRequest

export default StaffDeliveryPage
