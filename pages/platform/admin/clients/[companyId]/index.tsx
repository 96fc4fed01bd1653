import { CompanyScreen } from '@/components/companies/CompanyScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffClientPage: Page = () => <CompanyScreen />

StaffClientPage.access = 'clients:open'
StaffClientPage.layout = StaffLayout
StaffClientPage.title = 'Cliente'
StaffClientPage.getInitialProps = perRequest

export default StaffClientPage
