import { CompanyScreen } from '@/components/companies/CompanyScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffClientPage: Page = () => <CompanyScreen />

StaffClientPage.access = 'clients:open'
StaffClientPage.layout = StaffLayout
StaffClientPage.title = 'Cliente'

export default StaffClientPage
