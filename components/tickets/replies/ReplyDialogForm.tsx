import { useFormikContext } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import type { RecordFormProps } from '@/components/ui/dialogs/RecordDialogs'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { CheckField } from '@/components/ui/forms/CheckField'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useSaveTicketReply } from '@/hooks/tickets/replies.mutations'
import { formatMoment } from '@/services/format/format.rules'
import { REPLY_FIELDS } from '@/services/tickets/replies/reply-fields.rules'
import {
  EMPTY_REPLY,
  type ReplyFormValues,
  toReplyFields,
  toReplyFormValues,
} from '@/services/tickets/replies/reply-form.rules'
import {
  newTicketReplyBody,
  type TicketReply,
  type TicketReplyConflict,
} from '@/services/tickets/replies/ticket-replies.schema'
import { CATEGORY_LABEL, TICKET_CATEGORIES } from '@/services/tickets/ticket-states.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const CATEGORIES = TICKET_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] }))

/** Creates a canned answer, or edits one; when somebody saved first, the typed text stays beside theirs. */
export const ReplyDialogForm = ({ record: reply, open, onClose }: RecordFormProps<TicketReply>) => {
  const { mutateAsync, isPending } = useSaveTicketReply()
  const [conflict, setConflict] = useState<TicketReplyConflict | null>(null)
  const save = async (values: ReplyFormValues): Promise<string> => {
    const fields = toReplyFields(values)
    const version = conflict?.reply.version ?? reply?.version ?? 1
    const answer = await mutateAsync(reply ? { id: reply.id, change: { ...fields, version } } : { create: fields })
    if ('conflict' in answer) {
      setConflict(answer.conflict)
      // Keeps the dialog open; the notice says what happened.
      throw new Error('Edit conflict')
    }
    return `Resposta ${answer.saved.title} ${reply ? 'alterada' : 'criada'}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title={reply ? `Editar ${reply.title}` : 'Nova resposta pronta'}
      submitLabel={reply ? 'Salvar resposta' : 'Criar resposta'}
      initialValues={reply ? toReplyFormValues(reply) : EMPTY_REPLY}
      validate={(values) => schemaErrors(newTicketReplyBody, toReplyFields(values))}
      save={save}
    >
      {conflict && <Conflict conflict={conflict} />}
      <FormField name="title" label="Título" hint="O que a equipe procura depois de digitar /.">
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </FormField>
      <FormField name="text" label="Texto" hint={<Fields />}>
        {(control) => <TextArea {...control} rows={6} />}
      </FormField>
      <FormField name="category" label="Categoria" optional hint="Vem antes nos chamados dessa categoria.">
        {(control) => <NativeSelect {...control} placeholder="Qualquer categoria" options={CATEGORIES} />}
      </FormField>
      <CheckField name="active" label="Ativa" hint="Só as ativas aparecem ao responder." />
    </RecordFormDialog>
  )
}

const Conflict = ({ conflict: { reply, changed_by, changed_at } }: { conflict: TicketReplyConflict }) => {
  const { setValues } = useFormikContext<ReplyFormValues>()
  return (
    <Space>
      <Notice tone="warn" title={`${changed_by} salvou outra versão ${formatMoment(changed_at)}`}>
        O que você digitou continua aqui: salve de novo para ficar com ele, ou{' '}
        <button type="button" onClick={() => void setValues(toReplyFormValues(reply))}>
          use a versão salva
        </button>
        .
      </Notice>
    </Space>
  )
}

const Space = styled.div`
  margin-bottom: 18px;
`

const Fields = () => (
  <Names>
    {Object.entries(REPLY_FIELDS).map(([name, meaning]) => (
      <span key={name}>
        <code>{`{${name}}`}</code> {meaning}
      </span>
    ))}
  </Names>
)

const Names = styled.span`
  display: grid;
  gap: 2px;
  ${font.secondary};
  code {
    color: ${color.text};
  }
`
