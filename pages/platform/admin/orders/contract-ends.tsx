import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { ContractEndsScreen } from '@/components/orders/contract-end/staff/ContractEndsScreen'

const ContractEndsPage: Page = () => <ContractEndsScreen />

ContractEndsPage.access = 'orders:read'
ContractEndsPage.layout = StaffLayout
ContractEndsPage.title = 'Fim de contrato'

export default ContractEndsPage
