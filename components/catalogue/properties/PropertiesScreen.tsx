import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useActivateProperties } from '@/hooks/catalogue/properties.mutations'
import { propertyTypesQueryOptions } from '@/hooks/catalogue/properties.queries'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ActivateSelection } from '../crud/ActivateSelection'
import { ImportProperties } from './ImportProperties'
import { PROPERTY_COLUMNS } from './propertyColumns'
import { PAGE_SIZE, usePropertyList } from './usePropertyList'

/** The properties: what the simulator's questions can be answered with. */
export const PropertiesScreen = () => {
  const properties = usePropertyList()
  const { list, selected } = properties
  const types = useQuery(propertyTypesQueryOptions())
  const simulators = useQuery(simulatorDetailsQueryOptions())
  const activation = useActivateProperties()
  const count = list.data?.count
  return (
    <>
      <CatalogueTabs />
      <PageHeader
        title="Propriedades"
        actions={
          <ButtonLink
            kind="primary"
            href={paths.admin.newProperty()}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          >
            Nova propriedade
          </ButtonLink>
        }
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'propriedade', 'propriedades')}
        actions={
          <>
            <ImportProperties types={types.data} simulators={simulators.data} properties={list.data?.results} />
            <CsvButton csv={properties.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar propriedades"
          placeholder="Nome"
          value={properties.search}
          onSearch={properties.setSearch}
        />
        <FilterChips
          filters={[
            { key: 'tipo', label: 'Tipo', value: properties.filter('tipo'), options: toOptions(types.data) },
            {
              key: 'simulador',
              label: 'Simulador',
              value: properties.filter('simulador'),
              options: toOptions(simulators.data),
            },
            { key: 'situacao', label: 'Situação', value: properties.filter('situacao'), options: STATES },
          ]}
          onChange={properties.setFilter}
          onClear={properties.clear}
        />
      </ListTools>
      <ActivateSelection
        selected={selected}
        onClear={() => properties.setChosen([])}
        activation={activation}
        words={{ one: 'propriedade', many: 'propriedades', ending: 'a' }}
      >
        O simulador deixa de oferecer essas respostas. As simulações que já as escolheram continuam como estão.
      </ActivateSelection>
      <DataTable
        label="Propriedades"
        columns={PROPERTY_COLUMNS}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.admin.property(id)}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        selection={{
          keys: selected.map(({ id }) => id),
          onChange: properties.setChosen,
          nameOf: ({ name, property_type }) => `${name} (${property_type.name})`,
        }}
        sort={properties.sort}
        onSort={properties.setSort}
        page={{ current: properties.page, size: PAGE_SIZE, total: count ?? 0, onPage: properties.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar as propriedades" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          properties.isFiltered ? (
            <NoResult title="Nenhuma propriedade com esses filtros" onClear={properties.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há propriedades"
              description="Cadastre as respostas que o simulador oferece, como tamanho de tela ou cor."
            />
          )
        }
      />
    </>
  )
}

const toOptions = (things: readonly { id: number; name: string }[] = []) =>
  things.map(({ id, name }) => ({ value: String(id), label: name }))

const STATES = [
  { value: 'ativas', label: 'Ativas' },
  { value: 'desativadas', label: 'Desativadas' },
]
