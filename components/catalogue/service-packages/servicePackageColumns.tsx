import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Money } from '@/components/ui/display/Money'
import { TwoLineCell } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import { activationEntries, ACTIVE_COLUMN, SIMULATOR_COLUMN, USES_COLUMN } from '../crud/offerColumns'
import type { OfferCommand } from '../crud/useOfferDialogs'

type Props = {
  /** Carries out what is chosen from a row's menu. */
  onChoose: (command: OfferCommand, one: ManagedServicePackage) => void
  /** Moves it up (-1) or down (1) among those of its simulator. */
  onMove: (one: ManagedServicePackage, by: -1 | 1) => void
  /** Whether it can go up (-1) or down (1) among those of its simulator. */
  canMove: (one: ManagedServicePackage, by: -1 | 1) => boolean
}

/** What the list says of a service package. */
export const servicePackageColumns = ({
  onChoose,
  onMove,
  canMove,
}: Props): readonly DataColumn<ManagedServicePackage>[] => [
  {
    key: 'name',
    title: 'Pacote',
    sortable: true,
    render: ({ name, description }) => <TwoLineCell name={name}>{description}</TwoLineCell>,
  },
  SIMULATOR_COLUMN,
  {
    key: 'monthly_fee_per_unit',
    title: 'Por item',
    align: 'right',
    sortable: true,
    render: (one) => <Money value={one.monthly_fee_per_unit} perMonth />,
  },
  USES_COLUMN,
  {
    ...ACTIVE_COLUMN,
    render: (one) =>
      one.is_default ? <StatusTag tone="brand">Já vem escolhido</StatusTag> : ACTIVE_COLUMN.render(one),
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (one) => (
      <MoreMenu
        label={`Ações de ${one.name}, ${one.simulator.name}`}
        entries={[
          { key: 'save', label: 'Editar', onSelect: () => onChoose('save', one) },
          { key: 'up', label: 'Subir', disabled: !canMove(one, -1), onSelect: () => onMove(one, -1) },
          { key: 'down', label: 'Descer', disabled: !canMove(one, 1), onSelect: () => onMove(one, 1) },
          ...activationEntries(one, (command) => onChoose(command, one)),
        ]}
      />
    ),
  },
]
