import { Plus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ImportButton } from '../crud/ImportButton'
import { QuestionsFile } from '../questions/QuestionsFile'
import { SIMULATOR_COLUMNS } from './simulatorColumns'
import { SimulatorSelection } from './SimulatorSelection'
import { PAGE_SIZE, useSimulatorList } from './useSimulatorList'

/** The simulators, in the order in which customers see them. */
export const SimulatorsScreen = () => {
  const simulators = useSimulatorList()
  const { list, selected } = simulators
  const count = list.data?.count
  return (
    <>
      <CatalogueTabs />
      <PageHeader
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
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'simulador', 'simuladores')}
        actions={
          <>
            <ImportButton path="/simulator-management" noun={NOUN} template={templateOf}>
              Uma linha muda o simulador que tem o mesmo número ou nome; as outras cadastram simuladores novos, ainda
              desativados. Os tipos de produto de um simulador passam a ser os da linha dele.
            </ImportButton>
            <CsvButton csv={simulators.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar simuladores"
          placeholder="Nome ou descrição"
          value={simulators.search}
          onSearch={simulators.setSearch}
        />
        <FilterChips
          filters={[
            { key: 'situacao', label: 'Situação', value: simulators.filter('situacao'), options: ACTIVE_STATES },
          ]}
          onChange={simulators.setFilter}
          onClear={simulators.clear}
        />
      </ListTools>
      <SimulatorSelection selected={selected} onClear={() => simulators.setChosen([])} />
      <DataTable
        label="Simuladores"
        columns={SIMULATOR_COLUMNS}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.admin.simulator(id)}
        size="small"
        skeletonRows={4}
        selection={{
          keys: selected.map(({ id }) => id),
          onChange: simulators.setChosen,
          nameOf: ({ name }) => name,
        }}
        refreshing={list.isPlaceholderData}
        sort={simulators.sort}
        onSort={simulators.setSort}
        page={{ current: simulators.page, size: PAGE_SIZE, total: count ?? 0, onPage: simulators.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os simuladores" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          simulators.isFiltered ? (
            <NoResult title="Nenhum simulador com esses filtros" onClear={simulators.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há simuladores"
              description="Crie o primeiro: ele reúne as perguntas que levam o cliente aos produtos."
            />
          )
        }
      />
      <QuestionsFile />
    </>
  )
}

const NOUN = { one: 'simulador', many: 'simuladores' }

const templateOf = async (): Promise<string> =>
  (await import('@/services/catalogue/simulators/simulator-template.rules')).simulatorTemplate()
