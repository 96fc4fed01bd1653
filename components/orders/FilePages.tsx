import { FailedState } from '@/components/ui/feedback/FailedState'
import { PdfViewer } from '@/components/ui/files/PdfViewer'
import { useFile } from '@/hooks/orders/useFile'
import type { DocumentFile } from '@/services/orders/documents.schema'
import type { OrderRef } from '@/services/orders/order-ref.rules'

type Props = { orderRef: OrderRef; documentId: number; file: DocumentFile }

/** The pages of a file, fetched when they are to be seen. */
export const FilePages = ({ orderRef, documentId, file }: Props) => {
  const { content, isError, retry } = useFile(orderRef, documentId, file.id)
  if (isError) return <FailedState heading="h3" title="Não foi possível carregar o arquivo" onRetry={retry} />
  return content ? <PdfViewer content={content} name={file.name} /> : null
}
