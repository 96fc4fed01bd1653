import { ClientScreen } from '@/components/companies/ClientScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffClientPage: Page = () => <ClientScreen />

StaffClientPage.access = 'clients:open'
StaffClientPage.layout = StaffLayout
StaffClientPage.title = 'Cliente'

export default StaffClientPage
