import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { SimulationLayout } from '@/components/layout/simulation/SimulationLayout'
import { SIMULATORS_HEADING, SelectSimulatorScreen } from '@/components/simulation/SelectSimulatorScreen'

const SelectSimulationPage: Page = () => <SelectSimulatorScreen />

SelectSimulationPage.access = 'simulation:use'
SelectSimulationPage.visitors = 'anyone'
SelectSimulationPage.layout = SimulationLayout
SelectSimulationPage.title = 'Nova simulação'
SelectSimulationPage.heading = SIMULATORS_HEADING
SelectSimulationPage.getInitialProps = perRequest
SelectSimulationPage.description =
  'Simule o aluguel de equipamentos para a sua empresa: responda a poucas perguntas e veja produtos disponíveis e preços, sem cadastro.'

export default SelectSimulationPage
