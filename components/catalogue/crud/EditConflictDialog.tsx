import styled from 'styled-components'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import type { TheirChange } from '@/services/catalogue/edit-conflict.rules'
import { formatMoment } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

type Props = {
  open: boolean
  onClose: () => void
  /** "este produto", "esta propriedade". */
  what: string
  by: { changed_by: string; changed_at: string }
  changes: readonly TheirChange[]
  /** Merges both into the form, to be reviewed and saved again. */
  onMerge: () => void
}

/** Edit conflict: what the other person changed, and which input of one's own stays. */
export const EditConflictDialog = ({
  open,
  onClose,
  what,
  by: { changed_by, changed_at },
  changes,
  onMerge,
}: Props) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    title={`Outra pessoa mudou ${what}`}
    confirmLabel="Juntar e continuar editando"
    onConfirm={onMerge}
  >
    <p>
      {changed_by} salvou {formatMoment(changed_at)}, enquanto você editava. Nada do que você digitou se perdeu, e nada
      foi salvo ainda.
    </p>
    <Changes aria-label="O que mudou">
      {changes.map(({ name, field, before, after, mine }) => (
        <li key={name}>
          <b>{field}</b>: de “{before}” para “{after}”{mine !== null && <em>Você digitou “{mine}”: fica o seu.</em>}
        </li>
      ))}
    </Changes>
  </ConfirmDialog>
)

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
