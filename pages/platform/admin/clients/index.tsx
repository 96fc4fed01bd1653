import { CompaniesScreen } from '@/components/companies/CompaniesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffClientsPage: Page = () => <CompaniesScreen />

StaffClientsPage.access = 'clients:read'
StaffClientsPage.layout = StaffLayout
StaffClientsPage.title = 'Clientes'

export default StaffClientsPage
