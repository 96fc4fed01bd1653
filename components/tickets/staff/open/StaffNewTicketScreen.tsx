import { useQuery } from '@tanstack/react-query'
import { Form, Formik, type FormikHelpers, setNestedObjectValues, useFormikContext } from 'formik'
import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { deleteDraft, readDraft } from '@/contexts/stores/drafts.store'
import { companyQueryOptions } from '@/hooks/companies/companies.queries'
import { unitsQueryOptions } from '@/hooks/stock/units.queries'
import { useCreateTicket } from '@/hooks/tickets/tickets.mutations'
import { ticketPromiseQueryOptions } from '@/hooks/tickets/tickets.queries'
import { paths } from '@/services/config/paths'
import { formatDeadline } from '@/services/format/format.rules'
import { isApiError } from '@/services/http/api-error.rules'
import { newTicketBody } from '@/services/tickets/ticket-commands.schema'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { categoryOf, readUnit, writeUnit } from '../../open/newTicket.rules'
import { CategorySection, MessageSection } from '../../open/NewTicketSections'
import { ForWhom } from './ForWhom'
import { pickedUnit, StaffAbout } from './StaffAbout'
import {
  EMPTY_STAFF_TICKET,
  missingStaffAnswers,
  type StaffTicketForm as Values,
  staffFormOf,
  toStaffTicket,
} from './staffTicket.rules'

/** Opens a ticket for a customer, who called or wrote; the address may name the company. */
export const StaffNewTicketScreen = () => {
  const { ready, read } = useAddressQuery()
  const companyId = parseId(read('empresa') ?? '')
  const { data: company, isLoading } = useQuery(companyQueryOptions(companyId))
  const serial = read('serial')
  const unit = useUnitOf(serial, companyId)
  const order = read('pedido') ?? ''
  const draft = `ticket:for:${String(companyId ?? '')}:${serial ?? order}`
  return (
    <>
      <PageHeader
        title="Novo chamado"
        above={[{ label: 'Chamados', href: paths.admin.supportTickets() }]}
        facts="Em nome do cliente: ele acompanha como se tivesse aberto"
      />
      {!ready || isLoading || unit.isLoading ? (
        <SkeletonText label="Carregando a empresa" rows={6} />
      ) : (
        <NewTicket
          key={draft}
          draft={draft}
          initialValues={{
            ...EMPTY_STAFF_TICKET,
            ...(company && { company_id: String(company.id), company: company.corporate_name }),
            unit_id: unit.value,
            order_mask_id: order,
            category: categoryOf(read('categoria')) || (order ? 'DELIVERY' : ''),
            subject: read('assunto') ?? '',
            ...kept(draft),
          }}
        />
      )}
    </>
  )
}

/** The unit with this serial, if the company has it. */
function useUnitOf(serial: string | null, company: number | undefined): { value: string; isLoading: boolean } {
  const { data, isLoading } = useQuery({
    ...unitsQueryOptions({ company, search: serial ?? undefined, page_size: 5 }),
    enabled: serial !== null && company !== undefined,
  })
  const unit = data?.results.find((one) => one.serial === serial)
  return { value: unit ? writeUnit(pickedUnit(unit)) : '', isLoading }
}

const kept = (name: string): Partial<Values> => {
  const draft = readDraft(name)
  return draft ? staffFormOf(draft) : {}
}

const NewTicket = ({ draft, initialValues }: { draft: string; initialValues: Values }) => {
  const { push } = useRouter()
  const [start] = useState(initialValues)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: create } = useCreateTicket()
  const submit = async (values: Values, { setErrors, setTouched }: FormikHelpers<Values>): Promise<void> => {
    setProblem(undefined)
    try {
      const ticket = await create(newTicketBody.validateSync(toStaffTicket(values)))
      deleteDraft(draft)
      toast.success(`Chamado ${String(ticket.id)} aberto para ${values.company}.`)
      await push(paths.admin.ticket(ticket.id))
    } catch (error) {
      // A toast has said what is nobody's fault; all that was written stays.
      const errors = refusalErrors(error)
      await setTouched(setNestedObjectValues(values, true), false)
      setErrors(errors)
      if (isApiError(error, 'conflict') && Object.keys(errors).length === 0) setProblem(error.message)
    }
  }
  const validate = (values: Values) => ({
    ...schemaErrors(newTicketBody, toStaffTicket(values)),
    ...missingStaffAnswers(values),
  })
  return (
    <Formik initialValues={start} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <Card noValidate>
        <ForWhom />
        <CategorySection />
        <StaffAbout />
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
    </Formik>
  )
}

const Foot = () => {
  const { values, isSubmitting } = useFormikContext<Values>()
  const unit = readUnit(values.unit_id)
  const about = { ...(unit && { unit_id: unit.id }), company_id: Number(values.company_id) || undefined }
  const { data: promise } = useQuery(ticketPromiseQueryOptions(about, values.company_id !== ''))
  return (
    <Buttons>
      <small>
        {promise && (
          <>
            Pacote {promise.package}: resposta até {formatDeadline(promise.first_response_due_at)}
          </>
        )}
      </small>
      <PlainButton kind="primary" type="submit" busy={isSubmitting}>
        Abrir chamado
      </PlainButton>
    </Buttons>
  )
}

const Card = styled(Form)`
  max-width: 820px;
  min-width: 0;
  ${box.card};
  > section {
    padding: 16px;
    border-bottom: 1px solid ${color.line};
    > :last-child {
      margin-bottom: 0;
    }
  }
`

const Buttons = styled.div`
  ${flex.wrapRow};
  justify-content: flex-end;
  gap: 8px 16px;
  padding: 12px 16px;
  small {
    flex: 1 1 200px;
    ${font.secondaryMuted};
  }
`
