import { PlansScreen } from '@/components/catalogue/plans/PlansScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffPlansPage: Page = () => <PlansScreen />

StaffPlansPage.access = 'catalogue:manage'
StaffPlansPage.layout = StaffLayout
StaffPlansPage.title = 'Planos'

export default StaffPlansPage
