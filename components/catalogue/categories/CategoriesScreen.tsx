import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWholeList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import type { OpenDialog } from '@/components/ui/dialogs/RecordDialogs'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { categoriesQueryOptions, useCategoriesCsv } from '@/hooks/catalogue/categories.queries'
import type { Category } from '@/services/catalogue/categories/categories.schema'
import { CATEGORY_ORDERINGS } from '@/services/catalogue/orderings.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ImportButton } from '../crud/ImportButton'
import { categoryColumns } from './categoryColumns'
import { CategoryDialogs } from './CategoryDialogs'
import { CategorySelection } from './CategorySelection'

const NOUN = { one: 'categoria', many: 'categorias', isFeminine: true }

const loadTemplate = async (): Promise<string> =>
  (await import('@/services/catalogue/categories/category-file.rules')).CATEGORY_FILE.template(undefined)

const nameOf = ({ title }: Category): string => title

/** The categories of the products: created, renamed, deleted while they are empty. */
export const CategoriesScreen = () => {
  const categories = useWholeList(categoriesQueryOptions, { orderings: CATEGORY_ORDERINGS })
  const { selected, selection, clear } = useSelection(categories.rows, nameOf)
  const [dialog, setDialog] = useState<OpenDialog<Category> | null>(null)
  return (
    <ListScreen
      list={categories}
      noun={NOUN}
      above={<CatalogueTabs />}
      title="Categorias"
      actions={
        <PlainButton
          kind="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setDialog({ command: 'save' })}
        >
          Nova categoria
        </PlainButton>
      }
      searchPlaceholder="Nome"
      listActions={
        <ImportButton path="/category-management" noun={NOUN} template={loadTemplate}>
          Uma linha muda o nome da categoria que tem o mesmo número; as de nomes novos são cadastradas.
        </ImportButton>
      }
      csv={useCategoriesCsv(categories.query)}
      selectionBar={<CategorySelection selected={selected} onClear={clear} />}
      columns={categoryColumns(setDialog)}
      selection={selection}
      size="small"
      noResultTitle="Nenhuma categoria com esse nome"
      empty={{
        title: 'Ainda não há categorias',
        description: 'Cada produto fica em uma categoria. Crie a primeira para cadastrar produtos.',
      }}
    >
      <CategoryDialogs open={dialog} onClose={() => setDialog(null)} />
    </ListScreen>
  )
}
