import type { Page } from '@/components/layout/page.types'
import { SimulationLayout } from '@/components/layout/SimulationLayout'
import { SelectSimulation } from '@/components/simulation/SelectSimulation'

const SelectSimulationPage: Page = () => <SelectSimulation />

SelectSimulationPage.access = 'simulation:use'
SelectSimulationPage.visitors = 'anyone'
SelectSimulationPage.layout = SimulationLayout
SelectSimulationPage.title = 'Nova simulação'

export default SelectSimulationPage
