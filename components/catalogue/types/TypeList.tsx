import type { UseMutationResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import type { CsvDownload } from '@/components/ui/tables/CsvButton'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import type { ListState } from '@/components/ui/tables/listScreen.types'
import { useSelection } from '@/components/ui/tables/useSelection'
import type { Deletion, DeletionResult } from '@/services/catalogue/bulk-actions.schema'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { DeleteSelection } from '../crud/DeleteSelection'
import { ImportButton } from '../crud/ImportButton'

type Type = { id: number; name: string }

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
  list: ListState<Row>
  csv: CsvDownload
  columns: readonly DataColumn<Row>[]
  template: () => Promise<string>
  deletion: UseMutationResult<DeletionResult, Error, Deletion>
  deletionWords: { free: (names: string) => string; stays: readonly [string, string]; advice: string }
  /** What refers to one; null when nothing does. */
  keeps: (row: Row) => ReactNode
  onAdd: () => void
}

const nameOf = ({ name }: Type): string => name

/** One of the two lists of the page: what it is for, its rows, and what is done with them. */
export const TypeList = <Row extends Type>(props: Props<Row>) => {
  const { noun, list, keeps, deletion, onAdd } = props
  const { selected, selection, clear } = useSelection(list.rows, nameOf)
  const title = `${noun.many.charAt(0).toLocaleUpperCase('pt-BR')}${noun.many.slice(1)}`
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
      <ListScreen
        list={list}
        noun={noun}
        countNoun={{ one: 'tipo', many: 'tipos' }}
        searchPlaceholder={props.placeholder}
        listActions={
          <ImportButton path={props.path} noun={noun} template={props.template}>
            Uma linha muda o tipo que tem o mesmo número ou nome; as outras cadastram tipos novos.
          </ImportButton>
        }
        csv={props.csv}
        selectionBar={
          <DeleteSelection
            selected={selected}
            onClear={clear}
            deletion={deletion}
            words={{ ...noun, ...props.deletionWords, ending: 'o' }}
            nameOf={nameOf}
            keeps={keeps}
          />
        }
        columns={props.columns}
        selection={selection}
        size="small"
        skeletonRows={5}
        noResultTitle={`Nenhum ${noun.one} com esse nome`}
        empty={{ title: `Ainda não há ${noun.many}`, description: props.first }}
      />
    </section>
  )
}

const Head = styled.div`
  ${flex.wrap};
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 12px;
  h2 {
    ${font.choiceTitle};
  }
  p {
    ${font.secondaryMuted};
  }
  ${below.phone} {
    > button {
      width: 100%;
    }
  }
`
