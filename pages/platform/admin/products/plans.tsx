import { PlansScreen } from '@/components/catalogue/plans/PlansScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffPlansPage: Page = () => <PlansScreen />

StaffPlansPage.access = 'catalogue:manage'
StaffPlansPage.layout = StaffLayout
StaffPlansPage.title = 'Planos'

export default StaffPlansPage
