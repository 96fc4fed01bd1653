import { type Ref, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useFinishAnalysis } from '@/hooks/orders/useFinishAnalysis'
import type { OrderDocument } from '@/services/orders/documents.schema'
import { color } from '@/styles/tokens'
import type { StaffOrderProps } from '../../workflow/order.types'

type Props = StaffOrderProps & { documents: readonly OrderDocument[]; button?: Ref<HTMLButtonElement> }

const counted = (count: number): string => (count === 1 ? '1 documento' : `${String(count)} documentos`)

/** How many are decided, and the way on: to the credit, or back to the customer. */
export const FinishAnalysis = ({ order, orderRef, documents, button }: Props) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useFinishAnalysis(orderRef)
  const open = documents.filter(({ approved }) => approved === null).length
  const reproved = documents.filter(({ approved }) => approved === false).length
  const finish = async (): Promise<void> => {
    await mutateAsync()
    toast.success(reproved > 0 ? 'Documentos devolvidos para correção' : 'Análise concluída')
  }
  const press = (): void => {
    if (open > 0) toast.error(`Falta decidir ${counted(open)}.`)
    else setAsking(true)
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
      <PlainButton ref={button} block kind={open === 0 ? 'primary' : 'default'} onClick={press}>
        Concluir análise
      </PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Concluir a análise do pedido ${order.order_mask_id}?`}
        confirmLabel="Concluir análise"
        onConfirm={finish}
      >
        {reproved > 0
          ? `${counted(reproved)} ${reproved === 1 ? 'volta' : 'voltam'} para o cliente corrigir.`
          : 'Todos foram aprovados: o pedido segue para o crédito.'}
      </ConfirmDialog>
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
