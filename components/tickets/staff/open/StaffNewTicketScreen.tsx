import { useQuery } from '@tanstack/react-query'
import { Formik, useFormikContext } from 'formik'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId } from '@/components/layout/list/address.rules'
import { useHydrated } from '@/components/ui/browser/useHydrated'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { FormDraft } from '@/components/ui/forms/FormDraft'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { readDraft } from '@/contexts/stores/drafts.store'
import { companyQueryOptions } from '@/hooks/companies/companies.queries'
import { unitsQueryOptions } from '@/hooks/stock/units.queries'
import { ticketPromiseQueryOptions } from '@/hooks/tickets/tickets.queries'
import { paths } from '@/services/config/paths'
import { formatDeadline } from '@/services/format/format.rules'
import { newTicketBody } from '@/services/tickets/ticket-commands.schema'
import { prefilledTicket, readUnit, writeUnit } from '../../open/newTicket.rules'
import { NewTicketCard } from '../../open/NewTicketCard'
import { CategorySection, MessageSection } from '../../open/NewTicketSections'
import { useOpenTicket } from '../../open/useOpenTicket'
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
  const companyId = parseId(read('empresa'))
  const { data: company, isLoading } = useQuery(companyQueryOptions(companyId))
  const serial = read('serial')
  const unit = useUnitOf(serial, companyId)
  const order = read('pedido') ?? ''
  const isHydrated = useHydrated()
  const draft = `ticket:for:${String(companyId ?? '')}:${serial ?? order}`
  return (
    <>
      <PageHeader
        title="Novo chamado"
        above={[{ label: 'Chamados', href: paths.admin.supportTickets() }]}
        facts="Em nome do cliente: ele acompanha como se tivesse aberto"
      />
      {!ready || isLoading || unit.isLoading || !isHydrated ? (
        <SkeletonText label="Carregando a empresa" rows={6} />
      ) : (
        <NewTicket
          key={draft}
          draft={draft}
          initialValues={{
            ...EMPTY_STAFF_TICKET,
            ...prefilledTicket(read, unit.value),
            ...(company && { company_id: String(company.id), company: company.corporate_name }),
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
  const { problem, submit } = useOpenTicket<Values>({
    draft,
    toRequest: toStaffTicket,
    success: ({ id }, { company }) => `Chamado ${String(id)} aberto para ${company}.`,
    onOpened: (id) => void push(paths.admin.ticket(id)),
  })
  const validate = (values: Values) => ({
    ...schemaErrors(newTicketBody, toStaffTicket(values)),
    ...missingStaffAnswers(values),
  })
  return (
    <Formik initialValues={start} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <NewTicketCard problem={problem} note={<PromisedAnswer />}>
        <ForWhom />
        <CategorySection />
        <StaffAbout />
        <MessageSection />
        <FormDraft name={draft} />
      </NewTicketCard>
    </Formik>
  )
}

/** By when what is being written would be answered, once it is known for whom. */
const PromisedAnswer = () => {
  const { values } = useFormikContext<Values>()
  const unit = readUnit(values.unit_id)
  const about = { ...(unit && { unit_id: unit.id }), company_id: Number(values.company_id) || undefined }
  const { data: promise } = useQuery(ticketPromiseQueryOptions(about, values.company_id !== ''))
  return promise && `Pacote ${promise.package}: resposta até ${formatDeadline(promise.first_response_due_at)}`
}
