import { Form, Formik, type FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useSaveProperty } from '@/hooks/catalogue/properties.mutations'
import { propertiesOfTypeQueryOptions, propertyTypesQueryOptions } from '@/hooks/catalogue/properties.queries'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import {
  newPropertyForm,
  propertyChangeForm,
  type PropertyDetail,
} from '@/services/catalogue/properties/properties.schema'
import {
  EMPTY_PROPERTY,
  type PropertyFormValues as Values,
  toNewProperty,
  toPropertyChange,
  toPropertyFormValues,
} from '@/services/catalogue/properties/property-fields.rules'
import { paths } from '@/services/config/paths'
import { flex, oneColumn } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { useEditConflict } from '../crud/useEditConflict'
import { ColorField } from './ColorField'
import { DeleteProperty } from './DeleteProperty'
import { ImageField } from './ImageField'
import { PropertyConflict } from './PropertyConflict'
import { PropertyPreview } from './PropertyPreview'

type Props = {
  /** The property that is being changed; none = a new one. */
  property: PropertyDetail | null
}

/** Creates a property, or changes one, beside what the simulator will show. */
export const PropertyForm = ({ property }: Props) => {
  const { push } = useRouter()
  const { mutateAsync: save, isPending } = useSaveProperty()
  const { data: types = [] } = useQuery(propertyTypesQueryOptions())
  const { read, setRead, conflict, isOpen, openConflict, closeConflict } = useEditConflict<PropertyDetail, Values>(
    property ?? undefined,
  )

  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    try {
      const answer = await save(
        read ? { id: read.id, change: toPropertyChange(values, read) } : { create: toNewProperty(values) },
      )
      if ('conflict' in answer) {
        openConflict(answer.conflict.property, values, answer.conflict)
        return
      }
      toast.success(read ? 'Propriedade alterada.' : 'Propriedade criada.')
      await push(paths.admin.properties())
    } catch (error) {
      // Other errors were shown in a toast; the input stays.
      setErrors(refusalErrors(error))
    }
  }
  const validate = (values: Values): object =>
    read
      ? schemaErrors(propertyChangeForm, toPropertyChange(values, read))
      : schemaErrors(newPropertyForm, toNewProperty(values))

  return (
    <Formik
      initialValues={property ? toPropertyFormValues(property) : EMPTY_PROPERTY}
      validate={validate}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, setFieldValue }) => (
        <Sheet noValidate>
          <Card title="Propriedade">
            <Inside>
              <Fields>
                <FormField name="property_type_id" label="Tipo" hint="O que a pergunta do simulador pede.">
                  {({ onChange, ...control }) => (
                    <NativeSelect
                      {...control}
                      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
                      onChange={(type) => {
                        onChange(type)
                        // Replacements must be of the same type.
                        void setFieldValue('replace_ids', [])
                      }}
                    />
                  )}
                </FormField>
                <FormField name="name" label="Nome">
                  {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
                </FormField>
              </Fields>
              <FormField name="description" label="Descrição" optional>
                {(control) => <TextArea {...control} rows={2} maxLength={300} />}
              </FormField>
              <SimulatorsField property={read ?? null} />
              <ReplacesField property={property} typeId={Number(values.property_type_id) || undefined} />
              <CheckField name="active" label="Ativa" hint="O simulador oferece só as ativas." />
            </Inside>
          </Card>
          <Card title="Imagem e cor">
            <Inside>
              <ImageField of="da propriedade" optional />
              <ColorField />
            </Inside>
          </Card>
          <Aside>
            <Card title="Como o simulador mostra">
              <PropertyPreview values={values} />
            </Card>
          </Aside>
          <Actions>
            <PlainButton type="submit" kind="primary" busy={isPending}>
              {property ? 'Salvar propriedade' : 'Criar propriedade'}
            </PlainButton>
            {property && <DeleteProperty property={property} />}
          </Actions>
          <FocusFirstError />
          <FormLeaveGuard />
          {conflict && <PropertyConflict conflict={conflict} open={isOpen} onClose={closeConflict} onMerge={setRead} />}
        </Sheet>
      )}
    </Formik>
  )
}

const Sheet = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px 20px;
  max-width: 1120px;
  > * {
    grid-column: 1;
  }
  ${oneColumn.aside}
`

/** The margin of the last field is the card's padding. */
const Inside = styled.div`
  margin-bottom: -18px;
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  ${oneColumn.phone}
`

const Aside = styled.div`
  grid-column: 2;
  grid-row: 1 / span 3;
  align-self: start;
  position: sticky;
  top: calc(var(--header, 60px) + 16px);
  ${below.aside} {
    position: static;
    grid-column: 1;
    grid-row: auto;
  }
`

const Actions = styled.div`
  ${flex.wrap};
  justify-content: space-between;
  gap: 8px;
`

/** The simulators that offer the answer: active ones, and those that already have it. */
const SimulatorsField = ({ property }: { property: PropertyDetail | null }) => {
  const { data = [] } = useQuery(simulatorDetailsQueryOptions())
  const chosen = property?.simulators.filter(({ id }) => !data.some((one) => one.id === id)) ?? []
  return (
    <CheckboxGroup
      name="simulator_ids"
      legend="Simuladores"
      optional
      options={[...data, ...chosen].map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** `replace_ids`: answers of the same type that count for this one too. */
const ReplacesField = ({ property, typeId }: { property: PropertyDetail | null; typeId: number | undefined }) => {
  const { data = [] } = useQuery(propertiesOfTypeQueryOptions(typeId))
  const others = data.filter(({ id }) => id !== property?.id)
  if (others.length === 0) return null
  return (
    <CheckboxGroup
      name="replace_ids"
      legend="Também atendida por"
      optional
      hint="Quem escolhe esta resposta vê também os produtos dessas."
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
