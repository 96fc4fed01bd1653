import { ClientMovementsScreen } from '@/components/equipment/ClientMovementsScreen'
import { StaffLayout } from '@/components/layout/StaffLayout'
import type { Page } from '@/components/layout/page.types'

const ClientMovementsPage: Page = () => <ClientMovementsScreen />

ClientMovementsPage.access = 'clients:open'
ClientMovementsPage.layout = StaffLayout
ClientMovementsPage.title = 'Movimentações'

export default ClientMovementsPage
