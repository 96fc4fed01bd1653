import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { describeUses } from '@/services/catalogue/references.rules'
import { formatCount } from '@/services/format/format.rules'
import type { Offer } from './offer.types'

type Props = {
  offer: Offer
  asks: 'deactivate' | 'delete' | null
  onClose: () => void
  onDeactivate: (id: number) => Promise<unknown>
  onDelete: (id: number) => Promise<unknown>
}

/** Confirms the deletion or deactivation of a plan, a package or an upgrade. One in use can only be deactivated. */
export const OfferConfirmations = ({ offer, asks, onClose, onDeactivate, onDelete }: Props) => {
  const { id, name, kind } = offer
  const uses = describeUses(offer)
  const deactivate = async (): Promise<void> => {
    await onDeactivate(id)
    toast.success(`${capital(name)} desativado.`)
  }
  const remove = async (): Promise<void> => {
    await onDelete(id)
    toast.success(`${capital(name)} excluído.`)
  }
  return (
    <>
      <ConfirmDialog
        open={asks === 'deactivate' || (asks === 'delete' && uses !== '')}
        onClose={onClose}
        title={`Desativar o ${name}?`}
        confirmLabel={`Desativar ${kind}`}
        cancelLabel={`Manter ${kind}`}
        danger
        onConfirm={deactivate}
      >
        {asks === 'delete' && <p>Ele não pode ser excluído: há {uses} com ele.</p>}
        <p>{consequenceOf(offer)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'delete' && uses === ''}
        onClose={onClose}
        title={`Excluir o ${name}?`}
        confirmLabel={`Excluir ${kind}`}
        cancelLabel={`Manter ${kind}`}
        danger
        onConfirm={remove}
      >
        Nenhum pedido e nenhuma simulação em andamento o escolheu.
      </ConfirmDialog>
    </>
  )
}

function consequenceOf({ kind, mend = `escolhe outro ${kind}`, quotations_count, orders_count }: Offer): string {
  const ahead =
    quotations_count === 0
      ? 'O simulador deixa de oferecê-lo.'
      : `${formatCount(quotations_count, 'simulação em andamento o escolheu', 'simulações em andamento o escolheram')}: quem simula ${mend} antes de enviar o pedido.`
  return orders_count === 0 ? ahead : `${ahead} Os pedidos feitos com ele continuam como estão.`
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1)
