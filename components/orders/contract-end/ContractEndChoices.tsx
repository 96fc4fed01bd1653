import { useState } from 'react'
import styled from 'styled-components'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { useSetContractEndChoice } from '@/hooks/orders/contract-end.mutations'
import { useCopyQuotation } from '@/hooks/simulation/saved-quotations.mutations'
import { formatDay } from '@/services/format/format.rules'
import { END_CHOICE_COMMAND, END_CHOICES, type EndChoice } from '@/services/orders/contract-end/contract-end.rules'
import { flex } from '@/styles/mixins'

// Loaded on first opening.
const RenewDialogForm = lazyPart(() => import('./RenewDialogForm').then((module) => module.RenewDialogForm))

/** Renew, return or upgrade: each dialog shows the consequences first. */
export const ContractEndChoices = ({ order, orderRef }: OrderProps) => {
  const [openChoice, setOpenChoice] = useState<EndChoice | null>(null)
  const close = (): void => setOpenChoice(null)
  const props = { order, orderRef, onClose: close }
  return (
    <Buttons>
      {END_CHOICES.map((choice) => (
        <PlainButton key={choice} onClick={() => setOpenChoice(choice)}>
          {END_CHOICE_COMMAND[choice]}
        </PlainButton>
      ))}
      {useOnceOpened(openChoice === 'renew') && <RenewDialogForm {...props} open={openChoice === 'renew'} />}
      <ReturnDialog {...props} open={openChoice === 'return'} />
      <UpgradeDialog {...props} open={openChoice === 'upgrade'} />
    </Buttons>
  )
}

type DialogProps = OrderProps & { open: boolean; onClose: () => void }

const ReturnDialog = ({ order, orderRef, ...dialog }: DialogProps) => {
  const { mutateAsync: choose } = useSetContractEndChoice(orderRef)
  return (
    <ConfirmDialog
      {...dialog}
      title="Devolver no fim do contrato?"
      confirmLabel="Vou devolver"
      onConfirm={() => choose({ choice: 'return' })}
      done="A Arrenda foi avisada de que você vai devolver"
    >
      {order.items_count === 1 ? 'O equipamento fica' : `Os ${String(order.items_count)} equipamentos ficam`} com você
      {order.ends_on && ` até ${formatDay(order.ends_on)}`}, pela mesma mensalidade e sem multa. A Arrenda combina a
      coleta com você. Até lá, você pode mudar de ideia.
    </ConfirmDialog>
  )
}

const UpgradeDialog = ({ order, orderRef, ...dialog }: DialogProps) => {
  const { mutateAsync: choose } = useSetContractEndChoice(orderRef)
  const { mutateAsync: copy } = useCopyQuotation()
  const confirm = async (): Promise<void> => {
    await choose({ choice: 'upgrade' })
    await copy({ order: order.order_mask_id })
  }
  return (
    <ConfirmDialog
      {...dialog}
      title="Trocar por outros equipamentos?"
      confirmLabel="Abrir a simulação"
      onConfirm={confirm}
    >
      Abrimos uma simulação igual a este pedido, com os preços de hoje: troque os equipamentos, veja o valor e só depois
      envie. Este contrato segue até{order.ends_on ? ` ${formatDay(order.ends_on)}` : ' o fim'}.
    </ConfirmDialog>
  )
}

const Buttons = styled.div`
  ${flex.wrap};
  gap: 8px;
`
