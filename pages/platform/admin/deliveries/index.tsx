import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { DeliveriesScreen } from '@/components/logistics/deliveries/DeliveriesScreen'

const StaffDeliveriesPage: Page = () => <DeliveriesScreen />

StaffDeliveriesPage.access = 'packages:read'
StaffDeliveriesPage.layout = StaffLayout
StaffDeliveriesPage.title = 'Entregas'
StaffDeliveriesPage.heading = true
StaffDeliveriesPage.getInitialProps = perRequest

export default StaffDeliveriesPage
