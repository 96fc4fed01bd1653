import { useQuery } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { companiesQueryOptions } from '@/hooks/companies/companies.queries'
import { ticketPeopleQueryOptions } from '@/hooks/tickets/tickets.queries'
import { formatCnpj } from '@/services/format/format.rules'
import { PickerField, usePickerText } from '@/components/ui/forms/picker/PickerField'
import type { StaffTicketForm } from './staffTicket.rules'

const OFFERED = 8

/** The company and the person that a ticket is opened for. Another company empties what was chosen of the first one. */
export const ForWhom = () => {
  const { values, setValues } = useFormikContext<StaffTicketForm>()
  const choose = (company_id: string, company: string): void =>
    void setValues({ ...values, company_id, company, user_id: '', unit_id: '', order_mask_id: '', exchange: '' })
  return (
    <section>
      <CompanyPicker onChoose={choose} />
      {values.company_id && <PersonField companyId={Number(values.company_id)} />}
    </section>
  )
}

const CompanyPicker = ({ onChoose }: { onChoose: (id: string, name: string) => void }) => {
  const { values } = useFormikContext<StaffTicketForm>()
  const { search, typing } = usePickerText()
  const { data } = useQuery(companiesQueryOptions({ starts_with: search, page_size: OFFERED }))
  return (
    <PickerField
      {...typing}
      name="company_id"
      label="Empresa"
      picked={values.company_id ? { title: values.company } : undefined}
      onClear={() => onChoose('', '')}
      listLabel="Empresas"
      hint="início do nome ou CNPJ"
      nothing="Nenhuma empresa começa assim."
      options={data?.results.map(({ id, corporate_name, cnpj }) => ({
        key: String(id),
        title: corporate_name,
        detail: formatCnpj(cnpj),
      }))}
      onChoose={(key) => {
        const company = data?.results.find(({ id }) => String(id) === key)
        if (company) onChoose(key, company.corporate_name)
      }}
    />
  )
}

const PersonField = ({ companyId }: { companyId: number }) => {
  const { data: people = [] } = useQuery(ticketPeopleQueryOptions(companyId, ''))
  return (
    <FormField name="user_id" label="Quem pediu" hint="Recebe as respostas e pode responder.">
      {(control) => (
        <NativeSelect {...control} options={people.map(({ id, name }) => ({ value: String(id), label: name }))} />
      )}
    </FormField>
  )
}
