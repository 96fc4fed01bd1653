import { SimulatorScreen } from '@/components/catalogue/simulators/SimulatorScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffSimulatorPage: Page = () => <SimulatorScreen />

StaffSimulatorPage.access = 'catalogue:manage'
StaffSimulatorPage.layout = StaffLayout
StaffSimulatorPage.title = 'Simulador'

export default StaffSimulatorPage
