import styled from 'styled-components'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { formatMoment } from '@/services/format/format.rules'
import type { ProductForm } from '@/services/catalogue/product-form.rules'
import { mergeForms, theirChanges } from '@/services/catalogue/product-merge.rules'
import type { ManagedProduct, ProductChoices, ProductConflict } from '@/services/catalogue/products.schema'
import { color } from '@/styles/tokens'

/** Who changed the product meanwhile and what it is now; as the form began with it, and what was in the form. */
export type ProductMeeting = ProductConflict & { read: ManagedProduct; form: ProductForm }

type Props = {
  meeting: ProductMeeting
  open: boolean
  onClose: () => void
  choices: ProductChoices
  /** Goes on with both in the form: to be looked at, and saved again. */
  onMerge: (form: ProductForm) => void
}

/** Another person saved the product first: what they changed, and what stays of what one has typed. */
export const ProductConflictDialog = ({ meeting, open, onClose, choices, onMerge }: Props) => {
  const { changed_by, changed_at, product, read, form } = meeting
  const sides = { read, now: product, mine: form }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Outra pessoa mudou este produto"
      confirmLabel="Juntar e continuar editando"
      onConfirm={() => onMerge(mergeForms(sides))}
    >
      <p>
        {changed_by} salvou {formatMoment(changed_at)}, enquanto você editava. Nada do que você digitou se perdeu, e
        nada foi salvo ainda.
      </p>
      <Changes aria-label="O que mudou">
        {theirChanges(sides, choices).map(({ name, field, before, after, mine }) => (
          <li key={name}>
            <b>{field}</b>: de “{before}” para “{after}”{mine !== null && <em>Você digitou “{mine}”: fica o seu.</em>}
          </li>
        ))}
      </Changes>
    </ConfirmDialog>
  )
}

const Changes = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 40vh;
  margin-top: 12px;
  overflow: auto;
  overflow-wrap: anywhere;
  b {
    color: ${color.text};
    font-weight: 600;
  }
  em {
    display: block;
    color: ${color.text};
    font-style: normal;
  }
`
