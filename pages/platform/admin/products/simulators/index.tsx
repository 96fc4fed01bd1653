import { SimulatorsScreen } from '@/components/catalogue/simulators/SimulatorsScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffSimulatorsPage: Page = () => <SimulatorsScreen />

StaffSimulatorsPage.access = 'catalogue:manage'
StaffSimulatorsPage.layout = StaffLayout
StaffSimulatorsPage.title = 'Simuladores'
StaffSimulatorsPage.getInitialProps = perRequest

export default StaffSimulatorsPage
