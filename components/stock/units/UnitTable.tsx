import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { parseId, usePagedList } from '@/components/layout/list/usePagedList'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { unitsQueryOptions, useUnitsCsv } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import { UNIT_STATUS_LABEL, UNIT_STATUSES } from '@/services/stock/unit-status.rules'
import { UNIT_ORDERINGS } from '@/services/stock/units.rules'
import { unitColumns } from './unitColumns'
import { UnitSelectionBar } from './UnitSelectionBar'
import { useProductFilter } from './useProductFilter'
import type { UnitView } from './useUnitView'

type Props = { view: UnitView; /** May change units, not only look at them. */ mayWrite: boolean }

const GROUPS = PRODUCT_GROUPS.map((group) => ({ value: group, label: PRODUCT_GROUP_LABEL[group] }))

const nameOf = ({ serial }: { serial: string }): string => serial

/** The units of a view, one by one: search, filters, sorting and page in the address. */
export const UnitTable = ({ view, mayWrite }: Props) => {
  const units = usePagedList(unitsQueryOptions, {
    orderings: UNIT_ORDERINGS,
    base: { status: view.statuses?.join(',') },
    filters: {
      produto: (id) => ({ product: parseId(id) }),
      grupo: (group) => ({ product_group: PRODUCT_GROUPS.find((one) => one === group) }),
      situacao: (status) => ({ status: UNIT_STATUSES.find((one) => one === status) }),
      empresa: (id) => ({ company: parseId(id) }),
    },
  })
  const { data, rows } = units
  const productsOfRows = rows?.map(({ product }) => product)
  const companiesOfRows = rows?.flatMap(({ holder }) => holder?.company ?? [])
  const product = useProductFilter(units.filterId('produto'), productsOfRows)
  const company = useCompanyFilter(units.filterId('empresa'), companiesOfRows)
  const { selected, selection, clear } = useSelection(rows, nameOf)
  const statuses = view.statuses ?? UNIT_STATUSES
  return (
    <ListScreen
      list={units}
      noun={{ one: 'equipamento', many: 'equipamentos' }}
      total={data && `${data.more ? 'mais de ' : ''}${formatCount(data.count, 'equipamento', 'equipamentos')}`}
      searchPlaceholder="Serial ou etiqueta"
      filters={[
        product,
        statuses.length > 1 && {
          key: 'situacao',
          label: 'Situação',
          options: statuses.map((status) => ({ value: status, label: UNIT_STATUS_LABEL[status] })),
        },
        { key: 'grupo', label: 'Grupo', options: GROUPS },
        company,
      ]}
      csv={useUnitsCsv(units.query)}
      selectionBar={mayWrite && <UnitSelectionBar units={selected} onClear={clear} />}
      columns={unitColumns}
      rowHref={({ id }) => paths.admin.unit(id)}
      selection={mayWrite ? selection : undefined}
      size="small"
      skeletonRows={12}
      empty={
        view.statuses
          ? {
              title: 'Nenhum equipamento aqui agora',
              description: 'O que muda de situação aparece na visão dela.',
            }
          : {
              title: 'Ainda não há equipamentos',
              description: 'Cadastre os seriais um a um, pelo leitor ou por uma planilha.',
            }
      }
    />
  )
}
