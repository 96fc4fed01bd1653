import { useState } from 'react'
import styled from 'styled-components'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Moment } from '@/components/ui/display/Moment'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { useSelection } from '@/components/ui/tables/useSelection'
import { unitsQueryOptions, useUnitsCsv } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { MANUAL_STATUS_VERB, sharedManualStatuses } from '@/services/stock/units/manual-status.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import { UNIT_STATUS_LABEL, UNIT_STATUSES, type UnitStatus } from '@/services/stock/units/unit-status.rules'
import { UNIT_ORDERINGS } from '@/services/stock/units/units.rules'
import type { Unit } from '@/services/stock/units/units.schema'
import { font } from '@/styles/mixins'
import { LabelsButton } from '../labels/LabelsButton'
import { StatusDialog } from './StatusDialog'
import { UNIT_TONE } from './unitTone'
import type { UnitView } from './UnitViewTabs'
import { useProductFilter } from './useProductFilter'

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

export const unitColumns: readonly DataColumn<Unit>[] = [
  {
    key: 'serial',
    title: 'Serial',
    sortable: true,
    render: ({ serial, label }) => (
      <TwoLines>
        {serial}
        {label && <small>{label}</small>}
      </TwoLines>
    ),
  },
  { key: 'product', title: 'Produto', sortable: true, render: ({ product }) => product.name },
  { key: 'group', title: 'Grupo', render: ({ product_group }) => PRODUCT_GROUP_LABEL[product_group] },
  {
    key: 'status',
    title: 'Situação',
    render: ({ status }) => <StatusTag tone={UNIT_TONE[status]}>{UNIT_STATUS_LABEL[status]}</StatusTag>,
  },
  { key: 'place', title: 'Onde está', render: (unit) => <UnitPlace unit={unit} /> },
  {
    key: 'updated_at',
    title: 'Atualizado',
    align: 'right',
    sortable: true,
    render: ({ updated_at }) => <Moment at={updated_at} />,
  },
]

const UnitPlace = ({ unit: { holder, location } }: { unit: Unit }) => {
  if (!holder) return location ?? '—'
  const { company, address, user } = holder
  return (
    <TwoLines>
      {company.corporate_name}
      <small>{user ? `${address.label}, ${user.first_name}` : address.label}</small>
    </TwoLines>
  )
}

const TwoLines = styled.span`
  display: block;
  min-width: 0;
  small {
    display: block;
    ${font.captionMuted};
    font-weight: 400;
  }
`

type SelectionProps = { units: readonly Unit[]; onClear: () => void }

/** Status changes that all selected units allow. */
export const UnitSelectionBar = ({ units, onClear }: SelectionProps) => {
  const [to, setTo] = useState<UnitStatus | null>(null)
  const statuses = sharedManualStatuses(units.map((unit) => ({ ...unit, isHeld: unit.holder !== null })))
  const entries = statuses.map((status) => ({
    key: status,
    label: MANUAL_STATUS_VERB[status] ?? status,
    onSelect: () => setTo(status),
  }))
  return (
    <>
      <SelectionBar
        name="Equipamentos escolhidos"
        label={units.length === 0 ? '' : formatCount(units.length, 'equipamento escolhido', 'equipamentos escolhidos')}
        onClear={onClear}
      >
        <LabelsButton ids={units.map(({ id }) => id)} />
        {entries.length > 0 ? (
          <MenuButton label="Mudar a situação" align="end" entries={entries}>
            {(trigger) => (
              <PlainButton size="small" {...trigger}>
                Mudar a situação
              </PlainButton>
            )}
          </MenuButton>
        ) : (
          <span>Nenhuma situação serve para todos eles.</span>
        )}
      </SelectionBar>
      <StatusDialog units={units} to={to} onClose={() => setTo(null)} onChanged={onClear} />
    </>
  )
}
