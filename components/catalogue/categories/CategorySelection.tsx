import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Dialog } from '@/components/ui/Dialog'
import { PlainButton } from '@/components/ui/PlainButton'
import { SelectionBar } from '@/components/ui/SelectionBar'
import { toast } from '@/components/ui/toast'
import { useDeleteCategories } from '@/hooks/catalogue/useDeleteCategories'
import type { Category } from '@/services/catalogue/categories.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'

type Props = { selected: readonly Category[]; onClear: () => void }

const counted = (count: number): string => formatCount(count, 'categoria', 'categorias')

/** Deletes those of the chosen categories that are empty; of the others it says by name why they stay. */
export const CategorySelection = ({ selected, onClear }: Props) => {
  const { mutateAsync: removeAll } = useDeleteCategories()
  const [asks, setAsks] = useState(false)
  const empty = selected.filter(({ products_count }) => products_count === 0)
  const kept = selected.filter(({ products_count }) => products_count > 0)
  const isOneKept = kept.length === 1
  const count = selected.length
  const close = (): void => setAsks(false)
  const confirm = async (): Promise<void> => {
    const { deleted } = await removeAll({ ids: empty.map(({ id }) => id) })
    toast.success(`${counted(deleted)} ${deleted === 1 ? 'excluída' : 'excluídas'}.`)
    onClear()
  }
  return (
    <>
      <SelectionBar
        name="Categorias escolhidas"
        label={count === 0 ? '' : `${counted(count)} ${count === 1 ? 'escolhida' : 'escolhidas'}`}
        onClear={onClear}
      >
        <PlainButton size="small" kind="danger" onClick={() => setAsks(true)}>
          Excluir
        </PlainButton>
      </SelectionBar>
      <Dialog
        open={asks && empty.length === 0}
        onClose={close}
        width={440}
        title={isOneKept ? `${kept[0]?.title ?? ''} não pode ser excluída` : 'Essas categorias não podem ser excluídas'}
        footer={<PlainButton onClick={close}>Fechar</PlainButton>}
      >
        <Kept categories={kept}>
          {isOneKept ? 'Ainda tem produtos' : 'Ainda têm produtos'}. Escolha antes outra categoria para eles:
        </Kept>
      </Dialog>
      <ConfirmDialog
        open={asks && empty.length > 0}
        onClose={close}
        title={`Excluir ${counted(empty.length)}?`}
        confirmLabel={empty.length === 1 ? 'Excluir categoria' : 'Excluir categorias'}
        cancelLabel={empty.length === 1 ? 'Manter categoria' : 'Manter categorias'}
        danger
        onConfirm={confirm}
      >
        <p>Nenhum produto está em {namesOf(empty)}.</p>
        {kept.length > 0 && (
          <Kept categories={kept}>{isOneKept ? 'Fica, porque ainda tem' : 'Ficam, porque ainda têm'} produtos:</Kept>
        )}
      </ConfirmDialog>
    </>
  )
}

/** What is in the way, with the way there. */
const Kept = ({ categories, children }: { categories: readonly Category[]; children: ReactNode }) => (
  <Box>
    <p>{children}</p>
    <ul>
      {categories.map(({ id, title, products_count }) => (
        <li key={id}>
          {title}:{' '}
          <Link href={paths.admin.productsOfCategory(id)}>{formatCount(products_count, 'produto', 'produtos')}</Link>
        </li>
      ))}
    </ul>
  </Box>
)

const NAMED = 6

function namesOf(categories: readonly Category[]): string {
  const names = categories.slice(0, NAMED).map(({ title }) => title)
  const rest = categories.length - names.length
  return new Intl.ListFormat('pt-BR').format(rest > 0 ? [...names, `mais ${String(rest)}`] : names)
}

const Box = styled.div`
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
