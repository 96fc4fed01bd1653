import { Input } from 'antd'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { useUpdatePackedSerial } from '@/hooks/logistics/packages.mutations'

type Props = { packageId: number; serial: string; open: boolean; onClose: () => void }

/** Replaces a packed unit by another one of the same product. */
export const ReplaceSerialDialogForm = ({ packageId, serial, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdatePackedSerial(packageId, { quiet: true })
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async ({ next }: { next: string }): Promise<void> => {
    setRefusal(null)
    try {
      await change({ serial, next: next.trim().toUpperCase() })
      toast.success(`${serial} trocado por ${next.trim().toUpperCase()}.`)
      onClose()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '')
    }
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Trocar ${serial}`}
      cancelLabel="Voltar"
      submitLabel="Trocar serial"
    >
      {(id) => (
        <>
          <DialogWords>Outra unidade do mesmo produto entra no lugar; esta volta para a prateleira.</DialogWords>
          <Formik
            initialValues={{ next: '' }}
            validate={({ next }) => (next.trim() === '' ? { next: 'Leia ou digite o serial que entra' } : {})}
            validateOnBlur={false}
            onSubmit={send}
          >
            <Form id={id} noValidate>
              <FormField name="next" label="Serial que entra">
                {(control) => <Input {...control} autoComplete="off" spellCheck={false} maxLength={80} />}
              </FormField>
              {refusal && (
                <Notice tone="bad" title="Nada foi trocado">
                  {refusal}
                </Notice>
              )}
              <FocusFirstError />
            </Form>
          </Formik>
        </>
      )}
    </FormDialog>
  )
}
