import { Form, Formik, type FormikHelpers, useField } from 'formik'
import styled from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { CompanyChooser } from '@/components/layout/company/CompanyChooser'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { responsibleQueryOptions } from '@/hooks/users/users.queries'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { groupLabel } from '@/services/users/group-texts.rules'
import { toNewUser, toUserUpdate, type UserForm as Values } from '@/services/users/user-form.rules'
import { assignableGroups, CUSTOMER_TYPES } from '@/services/users/user-types.rules'
import { type ManagedUser, newUserBody, userUpdateBody } from '@/services/users/users.schema'

type Props = {
  id: string
  actor: Actor
  /** The user who is being changed; none = a new one. */
  user: ManagedUser | null
  initial: Values
  /** Rejects with the API's error when it refuses; its field messages then stand at their fields. */
  onSubmit: (values: Values) => Promise<void>
}

/** What each type may do, in a few words. */
const WHAT: Record<(typeof CUSTOMER_TYPES)[number], string> = {
  GESTOR: 'pedidos e usuários',
  VENDEDOR: 'faz pedidos',
  COLABORADOR: 'só os próprios equipamentos',
}

const types: { value: string; label: string }[] = CUSTOMER_TYPES.map((type) => ({
  value: type,
  label: `${groupLabel(type, 'customer')}: ${WHAT[type]}`,
}))

export const UserForm = ({ id, actor, user, initial, onSubmit }: Props) => {
  const side = isCustomer(actor) ? 'customer' : 'staff'
  const isSelf = user?.id === actor.id
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    try {
      await onSubmit(values)
    } catch (error) {
      // A toast has said what is no field's fault; everything that was typed stays.
      setErrors(refusalErrors(error))
    }
  }
  const validate = (values: Values): object => {
    const { permissions_groups, ...errors } = user
      ? schemaErrors(userUpdateBody, toUserUpdate(values, user, side))
      : schemaErrors(newUserBody, toNewUser(values, side))
    const noGroup = values.groups.length === 0 ? 'Preencha esse campo' : permissions_groups
    return { ...errors, ...(noGroup && { groups: noGroup }) }
  }
  return (
    <Formik initialValues={initial} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ values }) => (
        <Form id={id} noValidate>
          <FormField name="full_name" label="Nome completo">
            {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
          </FormField>
          <FormField
            name="email"
            label="E-mail"
            hint={user ? 'O e-mail é o acesso da pessoa e não muda.' : 'A senha de acesso chega nesse endereço.'}
          >
            {(control) => (
              <TextInput {...control} type="email" maxLength={200} autoComplete="off" disabled={user !== null} />
            )}
          </FormField>
          <FormField name="phone" label="Celular" optional>
            {(control) => <MaskedInput {...control} mask="phone" />}
          </FormField>
          {!isSelf && side === 'customer' && (
            <FormField<string[]> name="groups" label="Tipo">
              {({ value, onChange, ...control }) => (
                <NativeSelect
                  {...control}
                  options={types}
                  value={value[0] ?? ''}
                  onChange={(type) => onChange(type === '' ? [] : [type])}
                />
              )}
            </FormField>
          )}
          {!isSelf && side === 'staff' && <GroupsField actor={actor} />}
          {side === 'staff' && values.groups.includes('VENDEDOR') && <CompanyPicker />}
          <ResponsibleField user={user} />
          {side === 'customer' && actor.isCompanyAdmin && !isSelf && (
            <CheckField
              name="is_company_admin"
              label="Administra a conta da empresa"
              hint="Acessa tudo e edita todos os usuários."
            />
          )}
          <FocusFirstError />
          <FormLeaveGuard />
        </Form>
      )}
    </Formik>
  )
}

const ResponsibleField = ({ user }: { user: ManagedUser | null }) => {
  const { data } = useQuery(responsibleQueryOptions())
  // Whoever answers now stays among them, also while the others come and after they were disabled.
  const now = user?.responsible && !data?.some(({ id }) => id === user.responsible?.id) ? [user.responsible] : []
  const options = [...now, ...(data ?? [])]
    .filter(({ id }) => id !== user?.id)
    .map(({ id, first_name }) => ({ value: String(id), label: first_name }))
  return (
    <FormField name="responsible_id" label="Responsável" optional hint="Quem responde por essa pessoa.">
      {(control) => <NativeSelect {...control} options={options} placeholder="Ninguém" />}
    </FormField>
  )
}

/** The groups of a member of staff: those that the actor may give. */
export const GroupsField = ({ actor }: { actor: Actor }) => (
  <CheckboxGroup
    name="groups"
    legend="Perfis"
    options={assignableGroups(actor).map((group) => ({ value: group, label: groupLabel(group, 'staff') }))}
  />
)

/** The companies that a salesperson may act for. */
const CompanyPicker = () => {
  const [{ value }, , { setValue }] = useField<Values['companies']>('companies')
  return (
    <Wrapper>
      <CompanyChooser title="Empresas permitidas" value={value} onChange={(companies) => void setValue(companies)} />
    </Wrapper>
  )
}

const Wrapper = styled.div`
  margin-bottom: 18px;
`
