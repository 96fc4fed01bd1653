import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import type { QuotationProduct } from '@/services/simulation/simulation.schema'
import type { Cart } from './useCart'

/** Asks before a product leaves the cart (specification, section 8: 'delete item'). */
export const RemoveProductDialog = ({ cart }: { cart: Cart }) => {
  const line = useLastLine(cart.leaving)
  return (
    <ConfirmDialog
      open={cart.leaving !== null}
      onClose={cart.keep}
      onConfirm={cart.remove}
      title={`Tirar ${line?.name ?? ''} do carrinho?`}
      confirmLabel="Tirar do carrinho"
      cancelLabel="Manter"
      danger
    >
      {line?.quantity === 1
        ? 'A unidade sai desta simulação, também da entrega.'
        : `As ${line?.quantity ?? 0} unidades saem desta simulação, também das entregas.`}
    </ConfirmDialog>
  )
}

/** The dialog keeps its words while it closes. */
function useLastLine(leaving: QuotationProduct | null): QuotationProduct | null {
  const [last, setLast] = useState(leaving)
  if (leaving && leaving !== last) setLast(leaving)
  return last
}
