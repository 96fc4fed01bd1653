import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { toast } from '@/components/ui/feedback/toast'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import type { Deletion, DeletionResult } from '@/services/catalogue/bulk-actions.schema'
import { formatCount, formatList } from '@/services/format/format.rules'

type DeletionTexts = {
  /** "categoria", "categorias" and the ending of what is said of one, "excluída". */
  one: string
  many: string
  ending: 'a' | 'o'
  /** Of those that can go: "Nenhum produto está em Redes e Áudio." */
  free: (names: string) => string
  /** Of one and of several that stay: "ainda tem produtos", "ainda têm produtos". */
  stays: readonly [string, string]
  /** "Escolha antes outra categoria para eles". */
  advice: string
}

type Props<Row> = {
  selected: readonly Row[]
  onClear: () => void
  deletion: UseMutationResult<DeletionResult, Error, Deletion>
  words: DeletionTexts
  nameOf: (row: Row) => string
  /** What refers to a row, with a link; null when nothing does. */
  keeps: (row: Row) => ReactNode
}

/** Deletes the selected rows that nothing refers to; explains by name why the others stay. */
export const DeleteSelection = <Row extends { id: number }>(props: Props<Row>) => {
  const { selected, onClear, deletion, words, nameOf, keeps } = props
  const { one, many, ending } = words
  const [asks, setAsks] = useState(false)
  const free = selected.filter((row) => keeps(row) === null)
  const kept = selected.filter((row) => keeps(row) !== null)
  const [stays, advice] = [words.stays[kept.length === 1 ? 0 : 1], words.advice]
  const counted = (count: number, said: string): string =>
    formatCount(count, `${one} ${said}${ending}`, `${many} ${said}${ending}s`)
  const close = (): void => setAsks(false)
  const confirm = async (): Promise<void> => {
    const { deleted } = await deletion.mutateAsync({ ids: free.map(({ id }) => id) })
    toast.success(`${counted(deleted, 'excluíd')}.`)
    onClear()
  }
  const list = kept.map((row) => (
    <li key={row.id}>
      {nameOf(row)}: {keeps(row)}
    </li>
  ))
  const [first] = kept
  return (
    <>
      <SelectionBar
        name={`${capital(many)} escolhid${ending}s`}
        label={selected.length === 0 ? '' : counted(selected.length, 'escolhid')}
        onClear={onClear}
      >
        <PlainButton size="small" kind="danger" onClick={() => setAsks(true)}>
          Excluir
        </PlainButton>
      </SelectionBar>
      <Dialog
        open={asks && free.length === 0}
        onClose={close}
        width={440}
        title={
          kept.length === 1 && first
            ? `${nameOf(first)} não pode ser excluíd${ending}`
            : `${ending === 'a' ? 'Essas' : 'Esses'} ${many} não podem ser excluíd${ending}s`
        }
        footer={<PlainButton onClick={close}>Fechar</PlainButton>}
      >
        <InUseList>
          <p>{`${capital(stays)}. ${advice}:`}</p>
          <ul>{list}</ul>
        </InUseList>
      </Dialog>
      <ConfirmDialog
        open={asks && free.length > 0}
        onClose={close}
        title={`Excluir ${formatCount(free.length, one, many)}?`}
        confirmLabel={`Excluir ${free.length === 1 ? one : many}`}
        cancelLabel={`Manter ${free.length === 1 ? one : many}`}
        danger
        onConfirm={confirm}
      >
        <p>{words.free(formatList(free.map(nameOf), MAX_NAMES))}</p>
        {kept.length > 0 && (
          <InUseList>
            <p>{`${kept.length === 1 ? 'Fica' : 'Ficam'}, porque ${stays}:`}</p>
            <ul>{list}</ul>
          </InUseList>
        )}
      </ConfirmDialog>
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

const MAX_NAMES = 6

const InUseList = styled.div`
  ul {
    margin: 4px 0 0;
    padding-left: 20px;
    max-height: 240px;
    overflow-y: auto;
  }
  li {
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  p + & {
    margin-top: 12px;
  }
`
