import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { ReturnsScreen } from '@/components/logistics/returns/ReturnsScreen'

const StaffReturnalsPage: Page = () => <ReturnsScreen />

StaffReturnalsPage.access = 'packages:read'
StaffReturnalsPage.layout = StaffLayout
StaffReturnalsPage.title = 'Devoluções'

export default StaffReturnalsPage
