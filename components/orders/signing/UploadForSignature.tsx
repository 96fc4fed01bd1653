import { useState } from 'react'
import styled, { css } from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { FileDrop } from '@/components/ui/files/FileDrop'
import { useUploadFile } from '@/hooks/orders/documents.mutations'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { color } from '@/styles/tokens'

type Props = { orderRef: StaffOrderAddress; document: OrderDocument; name: string }

/** Uploads the PDF to sign. Replacing it is offered at once after a refusal, otherwise behind a button. */
export const UploadForSignature = ({ orderRef, document, name }: Props) => {
  const upload = useUploadFile(orderRef, document.id)
  const [changing, setChanging] = useState(false)
  const first = originalsOf(document).length === 0
  const refused = document.approved === false
  const done = (): void => {
    setChanging(false)
    toast.success(`${name} enviado`)
  }
  const asks = first || refused || changing
  return (
    <Zone $below={asks && !first}>
      {asks && (
        <>
          <b>{first ? `${name} em PDF` : `Novo PDF: ${name.toLowerCase()}`}</b>
          {!first && <p>O novo toma o lugar do atual; as assinaturas e a via assinada deste deixam de valer.</p>}
          <FileDrop label={`${name} em PDF`} upload={upload} onDone={done} />
        </>
      )}
      {!first && !refused && (
        <div>
          <PlainButton size="small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? 'Manter este PDF' : 'Trocar o PDF'}
          </PlainButton>
        </div>
      )}
    </Zone>
  )
}

/** Below the buttons of the document that it replaces. */
const belowButtons = css`
  flex: 1 0 100%;
  order: 1;
`

const Zone = styled.div<{ $below: boolean }>`
  display: grid;
  gap: 8px;
  min-width: 0;
  ${({ $below }) => $below && belowButtons}
  b {
    font-weight: 550;
  }
  > p {
    color: ${color.t2};
  }
`
