import { Form, Formik } from 'formik'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { toast } from '@/components/ui/feedback/toast'
import { FileDropView } from '@/components/ui/files/FileDrop'
import { pdfLimits, useFileUpload } from '@/components/ui/files/useFileUpload'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useAddExtraDocument } from '@/hooks/orders/documents.mutations'
import { object, string } from '@/services/config/validation'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { orderRef: OrderAddress; onDone: () => void }

const shape = object({ documentType: string().trim().max(120).required() })

/** The name and the PDF; a failed upload keeps both. */
export const ExtraDocumentForm = ({ orderRef, onDone }: Props) => {
  const { mutateAsync: add } = useAddExtraDocument(orderRef)
  const name = useRef('')
  const [file, setFile] = useState<File | null>(null)
  const [fileMissing, setFileMissing] = useState(false)
  const upload = useFileUpload(
    (sent, sending) => add({ documentType: name.current, file: sent, ...sending }),
    pdfLimits,
    () => {
      toast.success(`${name.current}: documento enviado`)
      onDone()
    },
  )
  const choose = (chosen: File): void => {
    upload.reset()
    setFile(chosen)
    setFileMissing(false)
  }
  const start = ({ documentType }: { documentType: string }): void => {
    name.current = documentType.trim()
    if (file) upload.send(file)
    else setFileMissing(true)
  }
  return (
    <Formik initialValues={{ documentType: '' }} validationSchema={shape} onSubmit={start}>
      <Form noValidate>
        <DialogWords>Envie o que ajuda a análise: uma procuração, uma ata, um balanço.</DialogWords>
        <FormField name="documentType" label="Nome do documento">
          {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
        </FormField>
        <FileDropView
          label="Documento extra"
          limits={pdfLimits}
          state={upload.state.kind === 'done' ? { kind: 'idle' } : upload.state}
          file={file ? { name: file.name, size: file.size } : undefined}
          onFile={choose}
          onCancel={upload.reset}
          onRetry={upload.retry}
        />
        {fileMissing && <Missing role="alert">Escolha um PDF.</Missing>}
        <FocusFirstError />
        <FormLeaveGuard />
        <Foot>
          <PlainButton onClick={onDone}>Voltar</PlainButton>
          <PlainButton kind="primary" type="submit" busy={upload.state.kind === 'sending'}>
            Enviar documento
          </PlainButton>
        </Foot>
      </Form>
    </Formik>
  )
}

const Missing = styled.p`
  margin-top: 4px;
  ${font.secondary};
  font-weight: 500;
  color: ${color.bad};
`

const Foot = styled.div`
  ${flex.wrap};
  justify-content: flex-end;
  gap: 8px;
  margin-top: 24px;
`
