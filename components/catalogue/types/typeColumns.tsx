import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Link } from '@/components/ui/navigation/Link'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'
import { paths } from '@/services/config/paths'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import type { OpenDialog } from './TypeDialogs'

type Choose = (dialog: OpenDialog) => void

/** What the list says of a product type; `onChoose` opens a dialog about it. */
export const productTypeColumns = (onChoose: Choose): readonly DataColumn<ProductType>[] => [
  { key: 'name', title: 'Tipo', sortable: true, render: ({ name }) => name },
  { key: 'plural_name', title: 'No plural', render: ({ plural_name }) => plural_name },
  {
    key: 'simulator',
    title: 'Simulador',
    render: ({ simulator }) => <Link href={paths.admin.simulator(simulator.id)}>{simulator.name}</Link>,
  },
  {
    key: 'products_count',
    title: 'Produtos',
    align: 'right',
    sortable: true,
    render: ({ products_count }) => formatNumber(products_count),
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (type) => (
      <TypeActions
        name={type.name}
        onRename={() => onChoose({ command: 'save', kind: 'product', type })}
        onDelete={() => onChoose({ command: 'delete', kind: 'product', type })}
      />
    ),
  },
]

/** What the list says of a property type. */
export const propertyTypeColumns = (onChoose: Choose): readonly DataColumn<PropertyType>[] => [
  { key: 'name', title: 'Tipo', sortable: true, render: ({ name }) => name },
  {
    key: 'properties_count',
    title: 'Propriedades',
    sortable: true,
    render: ({ id, properties_count: count }) =>
      count === 0 ? (
        'Nenhuma propriedade'
      ) : (
        <Link href={paths.admin.propertiesOfType(id)}>{formatCount(count, 'propriedade', 'propriedades')}</Link>
      ),
  },
  {
    key: 'steps_count',
    title: 'Perguntas',
    align: 'right',
    sortable: true,
    render: ({ steps_count }) => formatNumber(steps_count),
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (type) => (
      <TypeActions
        name={type.name}
        onRename={() => onChoose({ command: 'save', kind: 'property', type })}
        onDelete={() => onChoose({ command: 'delete', kind: 'property', type })}
      />
    ),
  },
]

type ActionsProps = { name: string; onRename: () => void; onDelete: () => void }

const TypeActions = ({ name, onRename, onDelete }: ActionsProps) => (
  <MoreMenu
    label={`Ações de ${name}`}
    entries={[
      { key: 'rename', label: 'Renomear', onSelect: onRename },
      { key: 'delete', label: 'Excluir', onSelect: onDelete },
    ]}
  />
)
