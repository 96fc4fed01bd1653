import { useQuery } from '@tanstack/react-query'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { useActivateUpgrades } from '@/hooks/catalogue/upgrades.mutations'
import { upgradeChoicesQueryOptions, upgradeListQueryOptions, useUpgradesCsv } from '@/hooks/catalogue/upgrades.queries'
import { UPGRADE_ORDERINGS } from '@/services/catalogue/orderings.rules'
import type { UpgradeChoices } from '@/services/catalogue/upgrades/upgrades.schema'
import { ActivateSelection } from '../crud/ActivateSelection'
import { ImportButton } from '../crud/ImportButton'
import { type ChooseUpgrade, upgradeColumns } from './upgradeColumns'

const NOUN = { one: 'upgrade', many: 'upgrades' }

const loadTemplate = async (choices: UpgradeChoices | undefined): Promise<string> =>
  (await import('@/services/catalogue/upgrades/upgrade-file.rules')).UPGRADE_FILE.template(choices)

const nameOf = ({ name }: { name: string }): string => name

/** The upgrades of the catalogue: search, filters, sorting and page in the address. */
export const UpgradesList = ({ onChoose }: { onChoose: ChooseUpgrade }) => {
  const upgrades = usePagedList(upgradeListQueryOptions, {
    orderings: UPGRADE_ORDERINGS,
    filters: {
      tipo: (id) => ({ product_type: parseId(id) }),
      situacao: (state) => ({ active: state === 'ativos' }),
    },
  })
  const { selected, selection, clear } = useSelection(upgrades.rows, nameOf)
  const choices = useQuery(upgradeChoicesQueryOptions()).data
  return (
    <ListScreen
      list={upgrades}
      noun={NOUN}
      searchPlaceholder="Nome ou descrição"
      filters={[
        { key: 'tipo', label: 'Tipo de produto', options: toSelectOptions(choices?.product_types ?? []) },
        { key: 'situacao', label: 'Situação', options: ACTIVE_STATES },
      ]}
      listActions={
        <ImportButton path="/upgrade-management" noun={NOUN} template={() => loadTemplate(choices)}>
          Uma linha muda o upgrade que tem o mesmo número ou nome; as outras cadastram upgrades novos.
        </ImportButton>
      }
      csv={useUpgradesCsv(upgrades.query)}
      selectionBar={
        <ActivateSelection
          selected={selected}
          onClear={clear}
          activation={useActivateUpgrades()}
          words={{ ...NOUN, ending: 'o' }}
        >
          O simulador deixa de oferecer. Quem já tem um deles no carrinho precisa tirá-lo para enviar o pedido. Os
          pedidos continuam como estão.
        </ActivateSelection>
      }
      columns={upgradeColumns(onChoose)}
      selection={selection}
      size="small"
      skeletonRows={8}
      empty={{
        title: 'Ainda não há upgrades',
        description: 'Cadastre o que o cliente pode somar a um produto, como memória ou um segundo carregador.',
      }}
    />
  )
}
