import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ListAddress } from '@/components/layout/useListAddress'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { CsvButton, type CsvDownload } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import type { Deletion, DeletionResult } from '@/services/catalogue/bulk-actions.schema'
import { formatCount } from '@/services/format/format.rules'
import { below, color } from '@/styles/tokens'
import { DeleteSelection } from '../crud/DeleteSelection'
import { ImportButton } from '../crud/ImportButton'

type Type = { id: number; name: string }

type TypeListState<Row> = ListAddress & {
  list: UseQueryResult<Row[]>
  csv: CsvDownload
  selected: readonly Row[]
  setChosen: (keys: (string | number)[]) => void
}

type Props<Row> = {
  /** "tipo de produto", "tipos de produto". */
  noun: { one: string; many: string }
  /** What they are for. */
  text: string
  /** What is searched. */
  placeholder: string
  /** What is said where there is none yet. */
  first: string
  /** Of the list: `/product-type-details`. */
  path: string
  types: TypeListState<Row>
  columns: readonly DataColumn<Row>[]
  template: () => Promise<string>
  deletion: UseMutationResult<DeletionResult, Error, Deletion>
  deletionWords: { free: (names: string) => string; stays: readonly [string, string]; advice: string }
  /** What keeps one from being deleted; null when nothing does. */
  keeps: (row: Row) => ReactNode
  onAdd: () => void
}

/** One of the two lists of the page: what it is for, its rows, and what is done with them. */
export const TypeList = <Row extends Type>(props: Props<Row>) => {
  const { noun, types, keeps, deletion, onAdd } = props
  const { list, selected } = types
  const title = `${noun.many.charAt(0).toLocaleUpperCase('pt-BR')}${noun.many.slice(1)}`
  const count = list.data?.length
  return (
    <section aria-label={title}>
      <Head>
        <div>
          <h2>{title}</h2>
          <p>{props.text}</p>
        </div>
        <PlainButton icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onAdd}>
          Novo {noun.one}
        </PlainButton>
      </Head>
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'tipo', 'tipos')}
        actions={
          <>
            <ImportButton path={props.path} noun={noun} template={props.template}>
              Uma linha muda o tipo que tem o mesmo número ou nome; as outras cadastram tipos novos.
            </ImportButton>
            <CsvButton csv={types.csv} rows={count} />
          </>
        }
      >
        <SearchField
          label={`Buscar ${noun.many}`}
          placeholder={props.placeholder}
          value={types.search}
          onSearch={types.setSearch}
        />
      </ListTools>
      <DeleteSelection
        selected={selected}
        onClear={() => types.setChosen([])}
        deletion={deletion}
        words={{ ...noun, ...props.deletionWords, ending: 'o' }}
        nameOf={({ name }) => name}
        keeps={keeps}
      />
      <DataTable
        label={title}
        columns={props.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={5}
        selection={{
          keys: selected.map(({ id }) => id),
          onChange: types.setChosen,
          nameOf: ({ name }) => name,
        }}
        refreshing={list.isPlaceholderData}
        sort={types.sort}
        onSort={types.setSort}
        error={
          list.isError && (
            <FailedState title={`Não foi possível carregar os ${noun.many}`} onRetry={() => void list.refetch()} />
          )
        }
        empty={
          types.isFiltered ? (
            <NoResult title={`Nenhum ${noun.one} com esse nome`} onClear={types.clear} />
          ) : (
            <EmptyState variant="first-use" title={`Ainda não há ${noun.many}`} description={props.first} />
          )
        }
      />
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 12px;
  h2 {
    font-size: 16px;
    line-height: 24px;
  }
  p {
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
  }
  ${below.phone} {
    > button {
      width: 100%;
    }
  }
`
