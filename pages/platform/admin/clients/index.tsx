import { ClientsScreen } from '@/components/companies/ClientsScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffClientsPage: Page = () => <ClientsScreen />

StaffClientsPage.access = 'clients:read'
StaffClientsPage.layout = StaffLayout
StaffClientsPage.title = 'Clientes'

export default StaffClientsPage
