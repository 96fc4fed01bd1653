import type { ReactNode } from 'react'
import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toast } from '@/components/ui/feedback/toast'
import { FileDrop } from '@/components/ui/files/FileDrop'
import { useUploadFile } from '@/hooks/orders/documents.mutations'
import { originalsOf, signedCopiesOf } from '@/services/orders/documents/document-state.rules'
import { signingStateLabel } from '@/services/orders/documents/document-texts.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { flex } from '@/styles/mixins'
import { FileLine, ViewDocument } from '../documents/FileLine'

type Props = {
  orderRef: OrderAddress
  document: OrderDocument
  name: string
  /** Further commands beside the button that shows the document. */
  tools?: ReactNode
  /** Whether a signed copy may be uploaded now. */
  canSign: boolean
  /** Between the document and the signed copies: the signers. */
  children?: ReactNode
}

/** A contract or delivery term: the document to sign, its signed copies, and the upload of one. */
export const SignableFiles = ({ orderRef, document, name, tools, canSign, children }: Props) => {
  const send = useUploadFile(orderRef, document.id, 'signed')
  const originals = originalsOf(document)
  const signed = signedCopiesOf(document)
  return (
    <>
      {originals.map((file) => (
        <Original key={file.id}>
          <FileLine orderRef={orderRef} documentId={document.id} file={file} title={name} untitled />
          <Tools>
            <ViewDocument orderRef={orderRef} documentId={document.id} file={file} title={name} />
            {file === originals.at(-1) && tools}
          </Tools>
        </Original>
      ))}
      {children}
      {signed.map((file) => (
        <FileLine key={file.id} orderRef={orderRef} documentId={document.id} file={file} title="Via assinada" done />
      ))}
      {canSign && originals.length > 0 && (
        <Signing>
          <b>{signed.length === 0 ? 'Envie a via assinada' : 'Envie outra via assinada'}</b>
          <FileDrop
            // Resets the drop zone once the copy appears in the list above.
            key={signed.length}
            label={`${name}: via assinada`}
            upload={async (file, sending) => {
              await send(file, sending)
              toast.success('Via assinada enviada')
            }}
          />
        </Signing>
      )}
    </>
  )
}

export const SigningTag = ({ order, document }: { order: Order; document: OrderDocument }) => {
  const { tone, word } = signingStateLabel(document, order.signers)
  return <StatusTag tone={tone}>{word}</StatusTag>
}

const Original = styled.div`
  ${flex.stack};
  gap: 8px;
`

const Tools = styled.div`
  ${flex.wrap};
  gap: 8px;
`

const Signing = styled.div`
  display: grid;
  gap: 8px;
  b {
    font-weight: 550;
  }
`
