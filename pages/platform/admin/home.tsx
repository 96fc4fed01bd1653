import { AdminHome } from '@/components/dashboard/AdminHome'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffHomePage: Page = () => <AdminHome />

StaffHomePage.access = 'home:read'
StaffHomePage.layout = StaffLayout
StaffHomePage.title = 'Início'
StaffHomePage.getInitialProps = perRequest

export default StaffHomePage
