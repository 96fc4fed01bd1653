import { SimulatorsScreen } from '@/components/catalogue/simulators/SimulatorsScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffSimulatorsPage: Page = () => <SimulatorsScreen />

StaffSimulatorsPage.access = 'catalogue:manage'
StaffSimulatorsPage.layout = StaffLayout
StaffSimulatorsPage.title = 'Simuladores'

export default StaffSimulatorsPage
