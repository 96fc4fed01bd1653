import { Link } from '@/components/ui/navigation/Link'
import { useDeleteCategories } from '@/hooks/catalogue/categories.mutations'
import type { Category } from '@/services/catalogue/categories/categories.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { DeleteSelection } from '../crud/DeleteSelection'

type Props = { selected: readonly Category[]; onClear: () => void }

/** Deletes the empty ones of the selected categories; explains by name why the others stay. */
export const CategorySelection = (props: Props) => (
  <DeleteSelection
    {...props}
    deletion={useDeleteCategories()}
    words={TEXTS}
    nameOf={({ title }) => title}
    keeps={({ id, products_count: count }) =>
      count > 0 ? (
        <Link href={paths.admin.productsOfCategory(id)}>{formatCount(count, 'produto', 'produtos')}</Link>
      ) : null
    }
  />
)

const TEXTS = {
  one: 'categoria',
  many: 'categorias',
  ending: 'a',
  free: (names: string) => `Nenhum produto está em ${names}.`,
  stays: ['ainda tem produtos', 'ainda têm produtos'],
  advice: 'Escolha antes outra categoria para eles',
} as const
