import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUpdateCompany } from '@/hooks/companies/companies.mutations'
import { type Company, companyUpdateBody } from '@/services/companies/companies.schema'
import { type CompanyForm, toCompanyForm, toCompanyUpdate } from '@/services/companies/company-form.rules'
import { STATE_OPTIONS } from '@/services/companies/states.rules'

type Props = { company: Company; open: boolean; onClose: () => void }

/** Changes the data of a client. The CNPJ stays as soon as orders were made with it. */
export const CompanyDataDialog = ({ company, open, onClose }: Props) => {
  const { mutateAsync: change, isPending } = useUpdateCompany(company.id)
  const hasOrders = company.orders.total > 0
  const save = async (values: CompanyForm): Promise<string | null> => {
    const changes = toCompanyUpdate(values, company)
    if (Object.keys(changes).length === 0) return null
    await change(changes)
    return 'Dados da empresa alterados.'
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title="Editar dados da empresa"
      submitLabel="Salvar dados"
      initialValues={toCompanyForm(company)}
      validate={(values) => schemaErrors(companyUpdateBody, toCompanyUpdate(values, company))}
      save={save}
    >
      <FormField name="corporate_name" label="Razão social">
        {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
      </FormField>
      <FormField name="trade_name" label="Nome fantasia">
        {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
      </FormField>
      <FormField
        name="cnpj"
        label="CNPJ"
        hint={hasOrders ? 'O CNPJ não muda mais: há pedidos feitos com ele.' : undefined}
      >
        {(control) => <MaskedInput {...control} mask="cnpj" disabled={hasOrders} />}
      </FormField>
      <FormField name="uf" label="UF">
        {(control) => <NativeSelect {...control} options={STATE_OPTIONS} />}
      </FormField>
      <FormField name="legal_representative" label="Representante legal" optional>
        {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
      </FormField>
      <FormField name="invoice_due_day" label="Dia de vencimento da fatura" hint="Do mês seguinte, de 1 a 28.">
        {(control) => <TextInput {...control} inputMode="numeric" maxLength={2} autoComplete="off" />}
      </FormField>
      <FormField
        name="billing_email"
        label="E-mail de cobrança"
        optional
        hint="Recebe as faturas depois de confirmar pelo link que enviamos."
      >
        {(control) => <TextInput {...control} type="email" inputMode="email" maxLength={200} autoComplete="off" />}
      </FormField>
    </RecordFormDialog>
  )
}
