import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffConsultCreditPage: Page = () => <ComingScreen page={COMING_TO_STAFF['consult-credit']} />

StaffConsultCreditPage.access = 'credit:query'
StaffConsultCreditPage.layout = StaffLayout
StaffConsultCreditPage.title = COMING_TO_STAFF['consult-credit'].title

export default StaffConsultCreditPage
