import { AdminHome } from '@/components/dashboard/AdminHome'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffHomePage: Page = () => <AdminHome />

StaffHomePage.access = 'home:read'
StaffHomePage.layout = StaffLayout
StaffHomePage.title = 'Início'

export default StaffHomePage
