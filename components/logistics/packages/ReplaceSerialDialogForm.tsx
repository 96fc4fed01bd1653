import { useState } from 'react'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdatePackedSerial } from '@/hooks/logistics/packages.mutations'

type Props = { packageId: number; serial: string; open: boolean; onClose: () => void }

export const ReplaceSerialDialogForm = ({ packageId, serial, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdatePackedSerial(packageId, { quiet: true })
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (values: { next: string }): Promise<string> => {
    const next = values.next.trim().toUpperCase()
    setRefusal(null)
    try {
      await change({ serial, next })
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '')
      throw error
    }
    return `${serial} trocado por ${next}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Trocar ${serial}`}
      cancelLabel="Voltar"
      submitLabel="Trocar serial"
      initialValues={{ next: '' }}
      validate={({ next }) => (next.trim() === '' ? { next: 'Leia ou digite o serial que entra' } : {})}
      save={save}
    >
      <DialogWords>Outra unidade do mesmo produto entra no lugar; esta volta para a prateleira.</DialogWords>
      <FormField name="next" label="Serial que entra">
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} maxLength={80} />}
      </FormField>
      {refusal && (
        <Notice tone="bad" title="Nada foi trocado">
          {refusal}
        </Notice>
      )}
    </RecordFormDialog>
  )
}
