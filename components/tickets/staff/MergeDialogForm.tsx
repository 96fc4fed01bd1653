import { useRouter } from 'next/router'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useMergeTicket } from '@/hooks/tickets/tickets.mutations'
import { paths } from '@/services/config/paths'
import { ApiError, isApiError } from '@/services/http/api-error.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'

type Props = { ticket: Ticket; open: boolean; onClose: () => void }
type Values = { into: string }

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text.trim())

/** Merges the ticket into another one of the same company, which is opened then. */
export const MergeDialogForm = ({ ticket, open, onClose }: Props) => {
  const { push } = useRouter()
  const { mutateAsync: merge, isPending } = useMergeTicket(ticket.id)
  const save = async ({ into }: Values): Promise<string> => {
    try {
      await merge({ into: Number(into), version: ticket.version })
    } catch (error) {
      throw refusalAtField(error)
    }
    await push(paths.admin.ticket(Number(into)))
    return `Chamado ${String(ticket.id)} juntado ao ${into.trim()}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title={`Juntar o chamado ${String(ticket.id)} a outro`}
      submitLabel="Juntar chamados"
      initialValues={{ into: '' }}
      validate={({ into }: Values) => (isNumber(into) ? {} : { into: 'Digite o número do chamado' })}
      save={save}
    >
      <FormField
        name="into"
        label="Número do outro chamado"
        hint={`Da mesma empresa. O ${String(ticket.id)} fica encerrado, e suas mensagens aparecem no outro.`}
      >
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" maxLength={10} />}
      </FormField>
    </RecordFormDialog>
  )
}

/** The refusals that concern the number, said at its field. */
function refusalAtField(error: unknown): unknown {
  if (!isApiError(error)) return error
  const sentence = error.code === 'not_found' ? NOT_THERE : error.message
  return new ApiError(error.status, error.code, error.errors, { fields: { into: [sentence] } })
}

const NOT_THERE = 'Não há chamado com esse número nesta empresa.'
