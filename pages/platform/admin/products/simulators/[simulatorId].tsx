import { SimulatorScreen } from '@/components/catalogue/simulators/SimulatorScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffSimulatorPage: Page = () => <SimulatorScreen />

StaffSimulatorPage.access = 'catalogue:manage'
StaffSimulatorPage.layout = StaffLayout
StaffSimulatorPage.title = 'Simulador'
StaffSimulatorPage.getInitialProps = perRequest

export default StaffSimulatorPage
