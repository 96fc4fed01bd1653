import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { type FileLimits, pdfLimits } from '@/components/ui/files/useFileUpload'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUploadDocument } from '@/hooks/billing/documents.mutations'
import { DOCUMENT_KIND_LABEL, type DocumentKind } from '@/services/billing/documents/document-words.rules'
import { uploadedDocumentForm } from '@/services/billing/documents/invoice-documents.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { must } from '@/services/invariant/must.rules'
import { FileField } from './FileField'

type Props = { open: boolean; onClose: () => void; invoice: Invoice; kind: DocumentKind }

type Values = { number: string; access_key: string; pdf: File | null; xml: File | null }

const EMPTY: Values = { number: '', access_key: '', pdf: null, xml: null }
const XML: FileLimits = { kind: 'XML', extensions: ['.xml'], maxBytes: 2_000_000 }

/** Keeps a fiscal document that was issued at a portal: its number, its PDF and, where there is one, its XML. */
export const UploadDialogForm = ({ open, onClose, invoice, kind }: Props) => {
  const { mutateAsync, isPending } = useUploadDocument(invoice.id)
  const label = DOCUMENT_KIND_LABEL[kind]
  const toBody = ({ number, access_key }: Values) => ({ kind, number, access_key: access_key.trim() || null })
  const save = async (values: Values): Promise<string> => {
    const pdf = must(values.pdf, 'a PDF, without which the form is not sent')
    await mutateAsync({ ...toBody(values), pdf, ...(values.xml && { xml: values.xml }) })
    return `${label} guardada na fatura.`
  }
  return (
    <RecordFormDialog<Values>
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Enviar ${label}`}
      submitLabel="Guardar documento"
      initialValues={EMPTY}
      validate={(values) => ({
        ...schemaErrors(uploadedDocumentForm, toBody(values)),
        ...(!values.pdf && { pdf: 'Escolha o PDF do documento' }),
      })}
      save={save}
    >
      <DialogWords>Para o que foi emitido no portal da prefeitura. O cliente passa a ver o PDF na fatura.</DialogWords>
      <FormField name="number" label="Número do documento">
        {(control) => <TextInput {...control} maxLength={30} autoComplete="off" />}
      </FormField>
      <FormField name="access_key" label="Chave de acesso" optional>
        {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
      </FormField>
      <FileField name="pdf" label="PDF do documento" limits={pdfLimits} />
      <FileField name="xml" label="XML" limits={XML} optional />
    </RecordFormDialog>
  )
}
