import { CompaniesScreen } from '@/components/companies/CompaniesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffClientsPage: Page = () => <CompaniesScreen />

StaffClientsPage.access = 'clients:read'
StaffClientsPage.layout = StaffLayout
StaffClientsPage.title = 'Clientes'
StaffClientsPage.heading = true
StaffClientsPage.getInitialProps = perRequest

export default StaffClientsPage
