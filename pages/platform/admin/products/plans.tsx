import { PlansScreen } from '@/components/catalogue/plans/PlansScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffPlansPage: Page = () => <PlansScreen />

StaffPlansPage.access = 'catalogue:manage'
StaffPlansPage.layout = StaffLayout
StaffPlansPage.title = 'Planos'
StaffPlansPage.getInitialProps = perRequest

export default StaffPlansPage
