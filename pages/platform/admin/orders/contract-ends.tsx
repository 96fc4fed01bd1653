import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { ContractEndsScreen } from '@/components/orders/contract-end/staff/ContractEndsScreen'

const ContractEndsPage: Page = () => <ContractEndsScreen />

ContractEndsPage.access = 'orders:read'
ContractEndsPage.layout = StaffLayout
ContractEndsPage.title = 'Fim de contrato'

export default ContractEndsPage
