import { ClientMovementsScreen } from '@/components/equipment/movements/ClientMovementsScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const ClientMovementsPage: Page = () => <ClientMovementsScreen />

ClientMovementsPage.access = 'clients:open'
ClientMovementsPage.layout = StaffLayout
ClientMovementsPage.title = 'Movimentações'
ClientMovementsPage.getInitialProps = perRequest

export default ClientMovementsPage
