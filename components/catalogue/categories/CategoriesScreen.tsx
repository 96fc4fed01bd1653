import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { formatCount } from '@/services/format/format.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ImportButton } from '../crud/ImportButton'
import { categoryColumns } from './categoryColumns'
import { CategoryDialogs, type OpenDialog } from './CategoryDialogs'
import { CategorySelection } from './CategorySelection'
import { useCategoryList } from './useCategoryList'

const NOUN = { one: 'categoria', many: 'categorias', isFeminine: true }

const template = async (): Promise<string> =>
  (await import('@/services/catalogue/categories/category-template.rules')).categoryTemplate()

/** The categories of the products: created, renamed, deleted while they are empty. */
export const CategoriesScreen = () => {
  const categories = useCategoryList()
  const { list } = categories
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const count = list.data?.length
  return (
    <>
      <CatalogueTabs />
      <PageHeader
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
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'categoria', 'categorias')}
        actions={
          <>
            <ImportButton path="/category-management" noun={NOUN} template={template}>
              Uma linha muda o nome da categoria que tem o mesmo número; as de nomes novos são cadastradas.
            </ImportButton>
            <CsvButton csv={categories.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar categorias"
          placeholder="Nome"
          value={categories.search}
          onSearch={categories.setSearch}
        />
      </ListTools>
      <CategorySelection selected={categories.selected} onClear={() => categories.setChosen([])} />
      <DataTable
        label="Categorias"
        columns={categoryColumns(setDialog)}
        rows={list.data}
        rowKey={({ id }) => id}
        size="small"
        selection={{
          keys: categories.selected.map(({ id }) => id),
          onChange: categories.setChosen,
          nameOf: ({ title }) => title,
        }}
        refreshing={list.isPlaceholderData}
        sort={categories.sort}
        onSort={categories.setSort}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar as categorias" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          categories.isFiltered ? (
            <NoResult title="Nenhuma categoria com esse nome" onClear={categories.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há categorias"
              description="Cada produto fica em uma categoria. Crie a primeira para cadastrar produtos."
            />
          )
        }
      />
      <CategoryDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
