import { CREDIT_HEADING, CreditScreen } from '@/components/credit/CreditScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffConsultCreditPage: Page = () => <CreditScreen />

StaffConsultCreditPage.access = 'credit:query'
StaffConsultCreditPage.layout = StaffLayout
StaffConsultCreditPage.title = 'Consultar crédito'
StaffConsultCreditPage.heading = CREDIT_HEADING

export default StaffConsultCreditPage
