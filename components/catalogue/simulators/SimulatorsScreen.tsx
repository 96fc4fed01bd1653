import { Plus } from 'lucide-react'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { managedSimulatorsQueryOptions, useSimulatorsCsv } from '@/hooks/catalogue/simulators.queries'
import { SIMULATOR_ORDERINGS } from '@/services/catalogue/orderings.rules'
import type { SimulatorSummary } from '@/services/catalogue/simulators/simulators.schema'
import { paths } from '@/services/config/paths'
import { CatalogueTabs } from '../CatalogueTabs'
import { ImportButton } from '../crud/ImportButton'
import { QuestionsFile } from '../questions/QuestionsFile'
import { SIMULATOR_COLUMNS } from './simulatorColumns'
import { SimulatorSelection } from './SimulatorSelection'

const NOUN = { one: 'simulador', many: 'simuladores' }

const loadTemplate = async (): Promise<string> =>
  (await import('@/services/catalogue/simulators/simulator-template.rules')).simulatorTemplate()

const nameOf = ({ name }: SimulatorSummary): string => name

/** The simulators, in the order in which customers see them. */
export const SimulatorsScreen = () => {
  const simulators = usePagedList(managedSimulatorsQueryOptions, {
    orderings: SIMULATOR_ORDERINGS,
    filters: { situacao: (state) => ({ active: state === 'ativos' }) },
  })
  const { selected, selection, clear } = useSelection(simulators.rows, nameOf)
  return (
    <ListScreen
      list={simulators}
      noun={NOUN}
      above={<CatalogueTabs />}
      title="Simuladores"
      actions={
        <ButtonLink
          kind="primary"
          href={paths.admin.newSimulator()}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        >
          Novo simulador
        </ButtonLink>
      }
      searchPlaceholder="Nome ou descrição"
      filters={[{ key: 'situacao', label: 'Situação', options: ACTIVE_STATES }]}
      listActions={
        <ImportButton path="/simulator-management" noun={NOUN} template={loadTemplate}>
          Uma linha muda o simulador que tem o mesmo número ou nome; as outras cadastram simuladores novos, ainda
          desativados. Os tipos de produto de um simulador passam a ser os da linha dele.
        </ImportButton>
      }
      csv={useSimulatorsCsv(simulators.query)}
      selectionBar={<SimulatorSelection selected={selected} onClear={clear} />}
      columns={SIMULATOR_COLUMNS}
      rowHref={({ id }) => paths.admin.simulator(id)}
      selection={selection}
      size="small"
      skeletonRows={4}
      empty={{
        title: 'Ainda não há simuladores',
        description: 'Crie o primeiro: ele reúne as perguntas que levam o cliente aos produtos.',
      }}
    >
      <QuestionsFile />
    </ListScreen>
  )
}
