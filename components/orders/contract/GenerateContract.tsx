import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useGenerateContract } from '@/hooks/orders/contract.mutations'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { StaffOrderProps } from '../workflow/order.types'

/** Generates the contract from the template; replacing an existing one needs a confirmation. */
export const GenerateContract = ({ order, orderRef, document }: StaffOrderProps & { document: OrderDocument }) => {
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync, isPending } = useGenerateContract(orderRef)
  const isFirst = originalsOf(document).length === 0
  const generate = async (): Promise<void> => {
    await mutateAsync()
    toast.success('Contrato gerado')
  }
  const press = (): void => {
    if (!order.contract_number) {
      toast.error('Salve primeiro o número do contrato.')
      window.document.querySelector<HTMLInputElement>('[name="contract_number"]')?.focus()
    } else if (isFirst) toastOnSuccess(mutateAsync(), 'Contrato gerado')
    else setOpen(true)
  }
  return (
    <Line>
      {isFirst && <p>O modelo é preenchido com os dados do pedido: empresa, itens, mensalidade, prazo e endereços.</p>}
      <PlainButton
        kind={isFirst ? 'primary' : 'default'}
        size={isFirst ? 'middle' : 'small'}
        busy={isPending}
        onClick={press}
      >
        {isFirst ? 'Gerar contrato' : 'Gerar de novo'}
      </PlainButton>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Gerar o contrato de novo?"
        confirmLabel="Gerar de novo"
        onConfirm={generate}
      >
        O novo toma o lugar do atual; as assinaturas e a via assinada deste deixam de valer.
      </ConfirmDialog>
    </Line>
  )
}

const Line = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  p {
    flex: 1 1 260px;
    color: ${color.t2};
  }
`
