import { CompaniesScreen } from '@/components/companies/CompaniesScreen'
import { companiesEarly } from '@/hooks/companies/companies.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffClientsPage: Page = () => <CompaniesScreen />

StaffClientsPage.access = 'clients:read'
StaffClientsPage.layout = StaffLayout
StaffClientsPage.title = 'Clientes'
StaffClientsPage.heading = true
StaffClientsPage.early = companiesEarly

export default StaffClientsPage
