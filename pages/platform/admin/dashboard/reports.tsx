import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { ReportsScreen } from '@/components/reports/ReportsScreen'

const ReportsPage: Page = () => <ReportsScreen />

ReportsPage.access = 'reports:read'
ReportsPage.layout = StaffLayout
ReportsPage.title = 'Relatórios'
ReportsPage.getInitialProps = perRequest

export default ReportsPage
