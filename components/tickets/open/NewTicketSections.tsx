import { ArrowLeftRight, CircleHelp, Receipt, ShieldAlert, Truck, Wrench, type LucideIcon } from 'lucide-react'
import { useField, useFormikContext } from 'formik'
import styled from 'styled-components'
import { ChoiceGrid } from '@/components/ui/forms/ChoiceGrid'
import { FormField } from '@/components/ui/forms/FormField'
import { LeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { formatNumber } from '@/services/format/format.rules'
import {
  CATEGORY_LABEL,
  MESSAGE_LENGTH,
  SUBJECT_LENGTH,
  type TicketCategory,
} from '@/services/tickets/ticket-states.rules'
import { box, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { AttachmentTiles } from '../composer/AttachmentTiles'
import { useAttachments } from '../composer/useAttachments'
import { AttachmentDrop } from './AttachmentDrop'
import { ExchangeTick } from './ExchangeTick'
import { asksOrder, mayExchange, type NewTicketForm } from './newTicket.rules'
import { OrderPicker } from './OrderPicker'
import { UnitPicker } from './UnitPicker'

const CHOICES: readonly { value: TicketCategory; description: string; Icon: LucideIcon }[] = [
  { value: 'DEFECT', description: 'não liga, falha, quebrou', Icon: Wrench },
  { value: 'EXCHANGE', description: 'outro modelo ou cor', Icon: ArrowLeftRight },
  { value: 'LOSS', description: 'com boletim de ocorrência', Icon: ShieldAlert },
  { value: 'DELIVERY', description: 'atraso, falta, endereço', Icon: Truck },
  { value: 'BILLING', description: 'fatura, nota, pagamento', Icon: Receipt },
  { value: 'QUESTION', description: 'qualquer outra coisa', Icon: CircleHelp },
]

export const CategorySection = () => {
  const [{ value }, { error, touched }, { setValue }] = useField<TicketCategory | ''>('category')
  return (
    <section>
      <ChoiceGrid
        label="Sobre o que é?"
        name="category"
        options={CHOICES.map(({ Icon, ...choice }) => ({
          ...choice,
          title: CATEGORY_LABEL[choice.value],
          icon: <Icon size={18} strokeWidth={1.75} aria-hidden />,
        }))}
        value={value === '' ? undefined : value}
        onChange={(category) => void setValue(category)}
        error={touched ? error : undefined}
      />
    </section>
  )
}

/** The unit or the order, as the category asks. */
export const AboutSection = ({ mayReadOrders }: { mayReadOrders: boolean }) => {
  const { values } = useFormikContext<NewTicketForm>()
  return (
    <section>
      {asksOrder(values.category, mayReadOrders) ? (
        <OrderPicker isOptional={values.category === 'BILLING'} />
      ) : (
        <UnitPicker isOptional={values.category === 'QUESTION'} />
      )}
      {mayExchange(values) && <ExchangeTick />}
    </section>
  )
}

/** The counter appears from this length on. */
const NEARLY_FULL = 4_500

export const MessageSection = () => {
  const { values } = useFormikContext<NewTicketForm>()
  const attachments = useAttachments()
  const { length } = values.message
  return (
    <section>
      <FormField name="subject" label="Assunto">
        {({ status, ...control }) => (
          <Input {...control} data-status={status} type="text" maxLength={SUBJECT_LENGTH.max} autoComplete="off" />
        )}
      </FormField>
      <FormField
        name="message"
        label="O que acontece?"
        hint={length > NEARLY_FULL && `${formatNumber(length)} de ${formatNumber(MESSAGE_LENGTH)} caracteres`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            onPaste={(event) => {
              const { files } = event.clipboardData
              if (files.length === 0) return
              event.preventDefault()
              attachments.add(files)
            }}
          />
        )}
      </FormField>
      <Label>
        Anexos <span>(opcional)</span>
      </Label>
      <AttachmentTiles attachments={attachments}>
        <AttachmentDrop onFiles={attachments.add} />
      </AttachmentTiles>
      <LeaveGuard when={attachments.isSending} />
    </section>
  )
}

const Input = styled.input`
  width: 100%;
  min-height: 40px;
  padding: 0 12px;
  ${box.field};
  color: ${color.text};
  ${font.body};
  outline: none;
  &:focus {
    ${box.focus};
  }
  &[data-status='error'] {
    border-color: ${color.bad};
  }
`

const Label = styled.p`
  margin-bottom: 6px;
  ${font.secondary};
  font-weight: 500;
  span {
    color: ${color.t2};
    font-weight: 400;
  }
`
