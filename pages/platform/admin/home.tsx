import { AdminHome } from '@/components/dashboard/AdminHome'
import { staffHomeEarly } from '@/hooks/dashboard/home.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffHomePage: Page = () => <AdminHome />

StaffHomePage.access = 'home:read'
StaffHomePage.layout = StaffLayout
StaffHomePage.title = 'Início'
StaffHomePage.early = staffHomeEarly

export default StaffHomePage
