import type { Ref } from 'react'
import styled from 'styled-components'
import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { toast } from '@/components/ui/feedback/toast'
import { useFinishAnalysis } from '@/hooks/orders/documents.mutations'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { color } from '@/styles/tokens'
import type { StaffOrderProps } from '../../workflow/order.types'

type Props = StaffOrderProps & { documents: readonly OrderDocument[]; button?: Ref<HTMLButtonElement> }

const counted = (count: number): string => (count === 1 ? '1 documento' : `${String(count)} documentos`)

/** Shows how many are decided and completes the analysis: on to credit, or back to the customer. */
export const FinishAnalysis = ({ order, orderRef, documents, button }: Props) => {
  const { mutateAsync } = useFinishAnalysis(orderRef)
  const open = documents.filter(({ approved }) => approved === null).length
  const reproved = documents.filter(({ approved }) => approved === false).length
  const isReady = (): boolean => {
    if (open > 0) toast.error(`Falta decidir ${counted(open)}.`)
    return open === 0
  }
  return (
    <Foot>
      <p>
        <b>
          {documents.length - open} de {documents.length} decididos
        </b>
        {open > 0 && (
          <span>
            {open === 1 ? 'falta' : 'faltam'} {open}
          </span>
        )}
      </p>
      <Bars aria-hidden>
        {documents.map(({ id, approved }) => (
          <i key={id} style={{ background: approved === null ? color.seg : approved ? color.ok : color.bad }} />
        ))}
      </Bars>
      <ConfirmCommand
        ref={button}
        label="Concluir análise"
        block
        kind={open === 0 ? 'primary' : 'default'}
        isReady={isReady}
        title={`Concluir a análise do pedido ${order.order_mask_id}?`}
        onConfirm={() => mutateAsync()}
        done={reproved > 0 ? 'Documentos devolvidos para correção' : 'Análise concluída'}
      >
        {reproved > 0
          ? `${counted(reproved)} ${reproved === 1 ? 'volta' : 'voltam'} para o cliente corrigir.`
          : 'Todos foram aprovados: o pedido segue para o crédito.'}
      </ConfirmCommand>
    </Foot>
  )
}

const Foot = styled.div`
  p {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-bottom: 8px;
  }
  span {
    color: ${color.t2};
  }
`

const Bars = styled.div`
  display: flex;
  gap: 4px;
  margin-bottom: 12px;
  i {
    flex: 1;
    height: 4px;
    border-radius: 3px;
  }
`
