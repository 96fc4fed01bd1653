import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useDiscardQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { savedQuotationTitle } from '@/services/simulation/quotations/saved-quotation-texts.rules'
import type { SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'

// The form arrives with the first dialog that opens.
const RenameQuotationDialog = lazyPart(() =>
  import('./RenameQuotationDialog').then((module) => module.RenameQuotationDialog),
)

export type QuotationDialogCommand = 'rename' | 'discard'
export type OpenQuotationDialog = { command: QuotationDialogCommand; quotation: SavedQuotation }

type Props = { open: OpenQuotationDialog | null; onClose: () => void }

/** The dialogs of the list, one at a time; the last one stays mounted while it closes. */
export const QuotationDialogs = ({ open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const { mutateAsync: discard } = useDiscardQuotation()
  const renames = useOnceOpened(open?.command === 'rename')
  if (!shown) return null
  const { quotation } = shown
  const confirm = async (): Promise<void> => {
    await discard(quotation.id)
    toast.success('Cotação descartada.')
  }
  return (
    <>
      {renames && (
        <RenameQuotationDialog
          key={quotation.id}
          open={open?.command === 'rename'}
          quotation={quotation}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={open?.command === 'discard'}
        onClose={onClose}
        title="Descartar a cotação?"
        confirmLabel="Descartar cotação"
        cancelLabel="Manter cotação"
        danger
        onConfirm={confirm}
      >
        {savedQuotationTitle(quotation)}: as respostas e o carrinho saem da lista de toda a empresa e não voltam.
      </ConfirmDialog>
    </>
  )
}
