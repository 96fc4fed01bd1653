import { NewSimulatorScreen } from '@/components/catalogue/simulators/SimulatorScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffNewSimulatorPage: Page = () => <NewSimulatorScreen />

StaffNewSimulatorPage.access = 'catalogue:manage'
StaffNewSimulatorPage.layout = StaffLayout
StaffNewSimulatorPage.title = 'Novo simulador'

export default StaffNewSimulatorPage
