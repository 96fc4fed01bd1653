import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffReservationsPage: Page = () => <ComingScreen page={COMING_TO_STAFF.reservations} />

StaffReservationsPage.access = 'reservations:read'
StaffReservationsPage.layout = StaffLayout
StaffReservationsPage.title = COMING_TO_STAFF.reservations.title

export default StaffReservationsPage
