import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { ContractEndsScreen } from '@/components/orders/contract-end/staff/ContractEndsScreen'

const ContractEndsPage: Page = () => <ContractEndsScreen />

ContractEndsPage.access = 'orders:read'
ContractEndsPage.layout = StaffLayout
ContractEndsPage.title = 'Fim de contrato'
ContractEndsPage.getInitialProps = perRequest

export default ContractEndsPage
