import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { ContractEnds } from '@/components/orders/staff/contract-end/ContractEnds'

const ContractEndsPage: Page = () => <ContractEnds />

ContractEndsPage.access = 'orders:read'
ContractEndsPage.layout = StaffLayout
ContractEndsPage.title = 'Fim de contrato'

export default ContractEndsPage
