import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { ReturnsScreen } from '@/components/logistics/returns/ReturnsScreen'

const StaffReturnalsPage: Page = () => <ReturnsScreen />

StaffReturnalsPage.access = 'packages:read'
StaffReturnalsPage.layout = StaffLayout
StaffReturnalsPage.title = 'Devoluções'
StaffReturnalsPage.getInitialProps = perRequest

export default StaffReturnalsPage
