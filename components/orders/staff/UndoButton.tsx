import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { rollbackTarget } from '@/services/orders/texts.rules'
import type { PanelProps } from './StaffOrder'
import { UndoStage } from './UndoStage'

/** One stage back, as a button; nothing where there is no way back. */
export const UndoButton = ({ order: { undo }, orderRef }: PanelProps) => {
  const [asking, setAsking] = useState(false)
  if (!undo) return null
  return (
    <>
      <PlainButton icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        Voltar para {rollbackTarget(undo.to_stage)}
      </PlainButton>
      <UndoStage orderRef={orderRef} undo={undo} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
