import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { HoldsScreen } from '@/components/stock/holds/HoldsScreen'

const StaffReservationsPage: Page = () => <HoldsScreen />

StaffReservationsPage.access = 'reservations:read'
StaffReservationsPage.layout = StaffLayout
StaffReservationsPage.title = 'Reservas'
StaffReservationsPage.heading = true
StaffReservationsPage.getInitialProps = perRequest

export default StaffReservationsPage
