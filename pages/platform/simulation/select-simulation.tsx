import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { SelectSimulatorScreen } from '@/components/simulation/SelectSimulatorScreen'

const SelectSimulationPage: Page = () => <SelectSimulatorScreen />

SelectSimulationPage.access = 'simulation:use'
SelectSimulationPage.visitors = 'anyone'
SelectSimulationPage.layout = SimulationLayout
SelectSimulationPage.title = 'Nova simulação'

export default SelectSimulationPage
