import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { KeyHint } from '@/components/ui/buttons/KeyHint'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { useFinishAnalysis } from '@/hooks/orders/documents.mutations'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { shortDocumentName } from '@/services/orders/documents/required-documents.rules'
import { color } from '@/styles/tokens'
import type { StaffOrderProps } from '../../workflow/order.types'

type Props = StaffOrderProps & {
  documents: readonly OrderDocument[]
  document: OrderDocument
  /** The document shows its decision; before, its own buttons stand here. */
  isDecided: boolean
  button?: Ref<HTMLButtonElement>
  onNext: (document: OrderDocument) => void
  children: ReactNode
}

const counted = (count: number): string => (count === 1 ? '1 documento' : `${String(count)} documentos`)

/** How many are decided, and one solid button: the decision, then the next document, then the end of the analysis. */
export const FinishAnalysis = (props: Props) => {
  const { order, orderRef, documents, document, isDecided, button, onNext, children } = props
  const { mutateAsync } = useFinishAnalysis(orderRef)
  const open = documents.filter(({ approved }) => approved === null)
  const reproved = documents.filter(({ approved }) => approved === false).length
  const place = documents.indexOf(document)
  const next = open.find((one) => documents.indexOf(one) > place) ?? open[0]
  return (
    <>
      <Sum>
        <b>
          {documents.length - open.length} de {documents.length} decididos
        </b>
        {open.length > 0 && (
          <span>
            {open.length === 1 ? 'falta' : 'faltam'} {open.length}
          </span>
        )}
      </Sum>
      <Bars aria-hidden>
        {documents.map(({ id, approved }) => (
          <i key={id} style={{ background: approved === null ? color.seg : approved ? color.ok : color.bad }} />
        ))}
      </Bars>
      {!isDecided && children}
      {isDecided && next && <NextButton button={button} next={next} onNext={onNext} />}
      {isDecided && !next && (
        <ConfirmCommand
          ref={button}
          label="Concluir análise"
          block
          kind="primary"
          title={`Concluir a análise do pedido ${order.order_mask_id}?`}
          onConfirm={() => mutateAsync()}
          done={reproved > 0 ? 'Documentos devolvidos para correção' : 'Análise concluída'}
        >
          {reproved > 0
            ? `${counted(reproved)} ${reproved === 1 ? 'volta' : 'voltam'} para o cliente corrigir.`
            : 'Todos foram aprovados: o pedido segue para o crédito.'}
        </ConfirmCommand>
      )}
    </>
  )
}

type NextProps = { button?: Ref<HTMLButtonElement>; next: OrderDocument; onNext: (document: OrderDocument) => void }

const NextButton = ({ button, next, onNext }: NextProps) => {
  const go = (): void => onNext(next)
  useShortcut({ key: 'Enter', act: go })
  return (
    <PlainButton ref={button} kind="primary" block onClick={go}>
      <Name>Ver o próximo: {shortDocumentName(next.document_type)}</Name>
      <KeyHint onFill>Enter</KeyHint>
    </PlainButton>
  )
}

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;
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

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`
