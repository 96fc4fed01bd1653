import { Formik, useFormikContext } from 'formik'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { paths } from '@/services/config/paths'
import { newTicketBody } from '@/services/tickets/ticket-commands.schema'
import { missingAnswers, type NewTicketForm as Values, toNewTicket } from './newTicket.rules'
import { type HelpAbout, NewTicketAside } from './NewTicketAside'
import { NewTicketCard } from './NewTicketCard'
import { AboutSection, CategorySection, MessageSection } from './NewTicketSections'
import { useOpenTicket } from './useOpenTicket'

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
  const toRequest = (values: Values) => toNewTicket(values, mayReadOrders, followsId)
  const { problem, submit } = useOpenTicket<Values>({
    draft,
    toRequest,
    success: ({ id }) => `Chamado ${String(id)} aberto`,
    onOpened,
  })
  const validate = (values: Values) => ({
    ...missingAnswers(values, mayReadOrders),
    ...schemaErrors(newTicketBody, toRequest(values)),
  })
  return (
    <Formik initialValues={start} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <AsideColumns>
        <NewTicketCard problem={problem} note={<DraftNote />} secondary={<Cancel />}>
          <CategorySection />
          <AboutSection mayReadOrders={mayReadOrders} />
          <MessageSection />
          <FormDraft name={draft} />
        </NewTicketCard>
        <NewTicketAside help={help} />
      </AsideColumns>
    </Formik>
  )
}

const DraftNote = () => (useFormikContext().dirty ? 'Rascunho salvo agora' : null)

const Cancel = () => {
  const { push } = useRouter()
  return (
    <PlainButton kind="text" onClick={() => void push(paths.platform.supportTickets())}>
      Cancelar
    </PlainButton>
  )
}
