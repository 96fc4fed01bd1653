import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Described } from '@/components/ui/display/Described'
import { Money } from '@/components/ui/display/Money'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { ManagedPackage } from '@/services/catalogue/service-packages.schema'
import { OF_SIMULATOR, STANDING, standingEntries, USES } from '../offerColumns'
import type { PackageCommand } from './PackageDialogs'

type Props = {
  /** Carries out what is chosen from a row's menu. */
  onChoose: (command: PackageCommand, one: ManagedPackage) => void
  /** Whether it can go up (-1) or down (1) among those of its simulator. */
  canMove: (one: ManagedPackage, by: -1 | 1) => boolean
}

/** What the list says of a service package. */
export const packageColumns = ({ onChoose, canMove }: Props): readonly DataColumn<ManagedPackage>[] => [
  {
    key: 'name',
    title: 'Pacote',
    sortable: true,
    render: ({ name, description }) => <Described name={name}>{description}</Described>,
  },
  OF_SIMULATOR,
  {
    key: 'monthly_fee_per_unit',
    title: 'Por item',
    align: 'right',
    sortable: true,
    render: (one) => <Money value={one.monthly_fee_per_unit} perMonth />,
  },
  USES,
  {
    ...STANDING,
    render: (one) => (one.is_default ? <StatusTag tone="brand">Já vem escolhido</StatusTag> : STANDING.render(one)),
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
          { key: 'up', label: 'Subir', disabled: !canMove(one, -1), onSelect: () => onChoose('up', one) },
          { key: 'down', label: 'Descer', disabled: !canMove(one, 1), onSelect: () => onChoose('down', one) },
          ...standingEntries(one, (command) => onChoose(command, one)),
        ]}
      />
    ),
  },
]
