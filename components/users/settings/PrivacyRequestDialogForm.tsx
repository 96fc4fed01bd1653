import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { useRequestPrivacy } from '@/hooks/users/account.mutations'
import { privacyRequestBody } from '@/services/users/privacy.schema'
import { PrivacyRequestFields } from '../PrivacyRequestFields'

/** Asks something of one's own data; an erasure has a question of its own (`ErasureRow`). */
export const PrivacyRequestDialogForm = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { mutateAsync: request, isPending } = useRequestPrivacy()
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title="Pedido sobre seus dados"
      submitLabel="Enviar pedido"
      initialValues={{ kind: '', text: '' }}
      validationSchema={privacyRequestBody}
      save={async (values) => {
        const { protocol } = await request(privacyRequestBody.cast(values))
        return `Pedido enviado. Protocolo ${protocol}.`
      }}
    >
      {({ kind }) => (
        <>
          <DialogWords>Respondemos por e-mail em até 15 dias.</DialogWords>
          <PrivacyRequestFields kind={kind} without="erasure" />
        </>
      )}
    </RecordFormDialog>
  )
}
