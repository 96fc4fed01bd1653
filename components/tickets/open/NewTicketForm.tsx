import { Form, Formik, type FormikHelpers, setNestedObjectValues, useFormikContext } from 'formik'
import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { deleteDraft } from '@/contexts/stores/drafts.store'
import { useCreateTicket } from '@/hooks/tickets/tickets.mutations'
import { paths } from '@/services/config/paths'
import { isApiError } from '@/services/http/api-error.rules'
import { newTicketBody } from '@/services/tickets/ticket-commands.schema'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { missingAnswers, type NewTicketForm as Values, toNewTicket } from './newTicket.rules'
import type { HelpAbout } from './newTicket.types'
import { NewTicketAside } from './NewTicketAside'
import { AboutSection, CategorySection, MessageSection } from './NewTicketSections'

type Props = {
  draft: string
  initialValues: Values
  mayReadOrders: boolean
  /** The closed ticket that it goes on from. */
  followsId?: number
  help: HelpAbout
  onOpened: (ticketId: number) => void
}

/** The form of a new ticket beside what is promised for it. Its button is never off: it leads to what is missing. */
export const NewTicketForm = ({ draft, initialValues, mayReadOrders, followsId, help, onOpened }: Props) => {
  const [start] = useState(initialValues)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: create } = useCreateTicket()
  const submit = async (values: Values, { setErrors, setTouched }: FormikHelpers<Values>): Promise<void> => {
    setProblem(undefined)
    try {
      const ticket = await create(newTicketBody.validateSync(toNewTicket(values, mayReadOrders, followsId)))
      deleteDraft(draft)
      toast.success(`Chamado ${String(ticket.id)} aberto`)
      onOpened(ticket.id)
    } catch (error) {
      // A toast has said what is nobody's fault; all that was written stays.
      const errors = errorsOf(error)
      await setTouched(setNestedObjectValues(values, true), false)
      setErrors(errors)
      if (isApiError(error, 'conflict') && Object.keys(errors).length === 0) setProblem(error.message)
    }
  }
  const validate = (values: Values) => ({
    ...missingAnswers(values, mayReadOrders),
    ...schemaErrors(newTicketBody, toNewTicket(values, mayReadOrders, followsId)),
  })
  return (
    <Formik initialValues={start} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <AsideColumns>
        <Card noValidate>
          <CategorySection />
          <AboutSection mayReadOrders={mayReadOrders} />
          <MessageSection />
          {problem && (
            <section>
              <Notice tone="bad" title={problem} />
            </section>
          )}
          <Foot />
          <FormDraft name={draft} />
          <FocusFirstError />
        </Card>
        <NewTicketAside help={help} />
      </AsideColumns>
    </Formik>
  )
}

/** A refusal of the unit may also come as a conflict: another exchange of it is open. */
function errorsOf(error: unknown): Record<string, string> {
  const errors = refusalErrors(error)
  if (!isApiError(error, 'conflict') || Object.keys(errors).length > 0) return errors
  return error.details.data?.unit_id === undefined ? {} : { unit_id: error.message }
}

const Foot = () => {
  const { dirty, isSubmitting } = useFormikContext<Values>()
  const { push } = useRouter()
  return (
    <Buttons>
      <small>{dirty && 'Rascunho salvo agora'}</small>
      <PlainButton kind="text" onClick={() => void push(paths.platform.supportTickets())}>
        Cancelar
      </PlainButton>
      <PlainButton kind="primary" type="submit" busy={isSubmitting}>
        Abrir chamado
      </PlainButton>
    </Buttons>
  )
}

const Card = styled(Form)`
  min-width: 0;
  ${box.card};
  > section {
    padding: 20px;
    border-bottom: 1px solid ${color.line};
    > :last-child {
      margin-bottom: 0;
    }
  }
`

const Buttons = styled.div`
  ${flex.wrapRow};
  gap: 8px;
  padding: 14px 20px;
  small {
    flex: 1 1 auto;
    ${font.secondaryMuted};
  }
  ${below.phone} {
    small {
      flex-basis: 100%;
    }
    button:last-child {
      flex: 1;
    }
  }
`
