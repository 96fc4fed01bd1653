import { useQuery } from '@tanstack/react-query'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useActivateUpgrades } from '@/hooks/catalogue/upgrades.mutations'
import { upgradeChoicesQueryOptions } from '@/hooks/catalogue/upgrades.queries'
import type { UpgradeChoices } from '@/services/catalogue/upgrades/upgrades.schema'
import { formatCount } from '@/services/format/format.rules'
import { ActivateSelection } from '../crud/ActivateSelection'
import { ImportButton } from '../crud/ImportButton'
import { type ChooseUpgrade, upgradeColumns } from './upgradeColumns'
import { PAGE_SIZE, useUpgradeList } from './useUpgradeList'

const NOUN = { one: 'upgrade', many: 'upgrades' }

const templateOf = async (choices: UpgradeChoices | undefined): Promise<string> =>
  (await import('@/services/catalogue/upgrades/upgrade-template.rules')).upgradeTemplate(choices)

/** The upgrades of the catalogue: search, filters, sorting and page in the address. */
export const UpgradesList = ({ onChoose }: { onChoose: ChooseUpgrade }) => {
  const upgrades = useUpgradeList()
  const { list, selected } = upgrades
  const choices = useQuery(upgradeChoicesQueryOptions()).data
  const activation = useActivateUpgrades()
  const count = list.data?.count
  return (
    <>
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'upgrade', 'upgrades')}
        actions={
          <>
            <ImportButton path="/upgrade-management" noun={NOUN} template={() => templateOf(choices)}>
              Uma linha muda o upgrade que tem o mesmo número ou nome; as outras cadastram upgrades novos.
            </ImportButton>
            <CsvButton csv={upgrades.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar upgrades"
          placeholder="Nome ou descrição"
          value={upgrades.search}
          onSearch={upgrades.setSearch}
        />
        <FilterChips
          filters={[
            {
              key: 'tipo',
              label: 'Tipo de produto',
              value: upgrades.filter('tipo'),
              options: (choices?.product_types ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            },
            { key: 'situacao', label: 'Situação', value: upgrades.filter('situacao'), options: ACTIVE_STATES },
          ]}
          onChange={upgrades.setFilter}
          onClear={upgrades.clear}
        />
      </ListTools>
      <ActivateSelection
        selected={selected}
        onClear={() => upgrades.setChosen([])}
        activation={activation}
        words={{ one: 'upgrade', many: 'upgrades', ending: 'o' }}
      >
        O simulador deixa de oferecer. Quem já tem um deles no carrinho precisa tirá-lo para enviar o pedido. Os pedidos
        continuam como estão.
      </ActivateSelection>
      <DataTable
        label="Upgrades"
        columns={upgradeColumns(onChoose)}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={8}
        refreshing={list.isPlaceholderData}
        selection={{ keys: selected.map(({ id }) => id), onChange: upgrades.setChosen, nameOf: ({ name }) => name }}
        sort={upgrades.sort}
        onSort={upgrades.setSort}
        page={{ current: upgrades.page, size: PAGE_SIZE, total: count ?? 0, onPage: upgrades.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os upgrades" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          upgrades.isFiltered ? (
            <NoResult title="Nenhum upgrade com esses filtros" onClear={upgrades.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há upgrades"
              description="Cadastre o que o cliente pode somar a um produto, como memória ou um segundo carregador."
            />
          )
        }
      />
    </>
  )
}
