import { CREDIT_HEADING, CreditScreen } from '@/components/credit/CreditScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffConsultCreditPage: Page = () => <CreditScreen />

StaffConsultCreditPage.access = 'credit:query'
StaffConsultCreditPage.layout = StaffLayout
StaffConsultCreditPage.title = 'Consultar crédito'
StaffConsultCreditPage.heading = CREDIT_HEADING
StaffConsultCreditPage.getInitialProps = perRequest

export default StaffConsultCreditPage
