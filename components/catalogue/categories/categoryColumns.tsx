import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import type { OpenDialog } from '@/components/ui/dialogs/RecordDialogs'
import { Link } from '@/components/ui/navigation/Link'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { Category } from '@/services/catalogue/categories/categories.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'

/** What the list says of a category; `onChoose` opens a dialog about it. */
export const categoryColumns = (onChoose: (dialog: OpenDialog<Category>) => void): readonly DataColumn<Category>[] => [
  { key: 'title', title: 'Categoria', sortable: true, render: ({ title }) => title },
  {
    key: 'products_count',
    title: 'Produtos',
    sortable: true,
    render: ({ id, products_count }) =>
      products_count === 0 ? (
        'Nenhum produto'
      ) : (
        <Link href={paths.admin.productsOfCategory(id)}>{formatCount(products_count, 'produto', 'produtos')}</Link>
      ),
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (category) => (
      <MoreMenu
        label={`Ações de ${category.title}`}
        entries={[
          { key: 'rename', label: 'Renomear', onSelect: () => onChoose({ command: 'save', record: category }) },
          { key: 'delete', label: 'Excluir', onSelect: () => onChoose({ command: 'delete', record: category }) },
        ]}
      />
    ),
  },
]
