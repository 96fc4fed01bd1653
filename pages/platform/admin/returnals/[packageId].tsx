import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { ReturnScreen } from '@/components/logistics/returns/ReturnScreen'

const StaffReturnPage: Page = () => <ReturnScreen />

StaffReturnPage.access = 'packages:read'
StaffReturnPage.layout = StaffLayout
StaffReturnPage.title = 'Devolução'
StaffReturnPage.getInitialProps = perRequest

export default StaffReturnPage
