import { NewSimulatorScreen } from '@/components/catalogue/simulators/SimulatorScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffNewSimulatorPage: Page = () => <NewSimulatorScreen />

StaffNewSimulatorPage.access = 'catalogue:manage'
StaffNewSimulatorPage.layout = StaffLayout
StaffNewSimulatorPage.title = 'Novo simulador'
StaffNewSimulatorPage.getInitialProps = perRequest

export default StaffNewSimulatorPage
