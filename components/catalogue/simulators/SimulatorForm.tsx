import { useQuery } from '@tanstack/react-query'
import { Form, Formik } from 'formik'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { SyncSavedValues } from '@/components/ui/forms/SyncSavedValues'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useCreateSimulator, useUpdateSimulator } from '@/hooks/catalogue/simulators.mutations'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import {
  EMPTY_SIMULATOR,
  type SimulatorFormValues as Values,
  toNewSimulator,
  toSimulatorChange,
  toSimulatorFormValues,
} from '@/services/catalogue/simulators/simulator-form.rules'
import { type ManagedSimulator, newSimulatorBody } from '@/services/catalogue/simulators/simulators.schema'
import { paths } from '@/services/config/paths'
import { oneColumn } from '@/styles/mixins'
import { ImageField } from '../properties/ImageField'

type Props = {
  /** The simulator that is being changed; none = a new one. */
  simulator: ManagedSimulator | null
}

/** What customers see of a simulator when they choose one: name, description, image and place. */
export const SimulatorForm = ({ simulator }: Props) =>
  simulator ? <ExistingSimulator simulator={simulator} /> : <NewSimulator />

const NewSimulator = () => {
  const { push } = useRouter()
  const { mutateAsync: create, isPending } = useCreateSimulator()
  const send = async (values: Values): Promise<void> => {
    const { id, name } = await create(toNewSimulator(values))
    toast.success(`Simulador ${name} criado.`)
    await push(paths.admin.simulator(id))
  }
  return <Fields saved={EMPTY_SIMULATOR} send={send} busy={isPending} label="Criar simulador" />
}

const ExistingSimulator = ({ simulator }: { simulator: ManagedSimulator }) => {
  const { mutateAsync: change, isPending } = useUpdateSimulator(simulator.id, { conflicts: 'by the form' })
  const send = async (values: Values): Promise<void> => {
    await change(toSimulatorChange(values, simulator))
    toast.success('Simulador salvo.')
  }
  return <Fields saved={toSimulatorFormValues(simulator)} send={send} busy={isPending} label="Salvar simulador" />
}

type FieldsProps = { saved: Values; send: (values: Values) => Promise<void>; busy: boolean; label: string }

const Fields = ({ saved, send, busy, label }: FieldsProps) => (
  <Formik
    initialValues={saved}
    validate={(values) => schemaErrors(newSimulatorBody, toNewSimulator(values))}
    validateOnBlur={false}
    onSubmit={orFieldErrors(send)}
  >
    <Form noValidate aria-label="Simulador">
      <Card title="Simulador" facts="O que o cliente vê ao escolher o que simular">
        <Columns>
          <div>
            <FormField name="name" label="Nome">
              {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
            </FormField>
            <FormField name="description" label="Descrição" hint="Uma linha, como “Do escritório ao projeto em 3D”.">
              {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
            </FormField>
            {saved.order && <OrderField />}
          </div>
          <ImageField of="do simulador" />
        </Columns>
        <PlainButton type="submit" kind="primary" busy={busy}>
          {label}
        </PlainButton>
      </Card>
      <SyncSavedValues saved={saved} />
      <FocusFirstError />
      <FormLeaveGuard />
    </Form>
  </Formik>
)

const OrderField = () => {
  const { data = [] } = useQuery(simulatorDetailsQueryOptions())
  return (
    <FormField name="order" label="Posição" hint="A ordem em que os simuladores aparecem.">
      {(control) => (
        <NativeSelect
          {...control}
          placeholder={null}
          options={data.map((_, at) => ({ value: String(at + 1), label: `${String(at + 1)}º` }))}
        />
      )}
    </FormField>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 28px;
  ${oneColumn.aside}
`
