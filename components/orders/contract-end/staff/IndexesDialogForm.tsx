import { useQuery } from '@tanstack/react-query'
import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { DialogModal } from '@/components/ui/dialogs/DialogModal'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useLogin } from '@/contexts/LoginContext'
import { useSaveIndex } from '@/hooks/orders/contract-end.mutations'
import { indexesQueryOptions } from '@/hooks/orders/contract-end.queries'
import { may } from '@/services/auth/permissions.rules'
import { currentDay, formatDay, formatLongMonth } from '@/services/format/format.rules'
import { formatPercent, INDEX_LABEL, READJUSTMENT_INDEXES } from '@/services/orders/contract-end/readjustment.rules'
import { oneColumn } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { INDEX_OPTIONS, indexForm, type IndexValues, monthOptions, toIndexEntry } from './contractEndForms.rules'

type Props = { open: boolean; onClose: () => void }

const SHOWN = 8

export const IndexesDialogForm = ({ open, onClose }: Props) => {
  const { actor } = useLogin()
  const { data, isError } = useQuery(indexesQueryOptions())
  return (
    <DialogModal open={open} onClose={onClose} title="Índices de reajuste" width={560}>
      <DialogWords>
        A variação acumulada em 12 meses, como o IBGE (IPCA) e a FGV (IGP-M) a publicam para cada mês.
      </DialogWords>
      {actor && may(actor, 'indexes:write') && <EnterIndex />}
      {isError && <p role="alert">Não foi possível carregar os índices. Tente novamente mais tarde.</p>}
      {!data && !isError && <SkeletonText label="Carregando os índices" rows={4} />}
      {data?.length === 0 && <None>Nenhum índice foi informado ainda: as renovações mantêm a mensalidade.</None>}
      {data && data.length > 0 && (
        <List aria-label="Índices informados">
          {data.slice(0, SHOWN).map(({ index, month, rate, entered_by, entered_at }) => (
            <li key={`${index}-${month}`}>
              <span>
                {INDEX_LABEL[index]}, {formatLongMonth(month)}
                <small>
                  {entered_by}, {formatDay(entered_at)}
                </small>
              </span>
              <b>{formatPercent(rate)}</b>
            </li>
          ))}
        </List>
      )}
    </DialogModal>
  )
}

const EnterIndex = () => {
  const { mutateAsync: enter, isPending } = useSaveIndex()
  const months = monthOptions(currentDay())
  const empty: IndexValues = { index: READJUSTMENT_INDEXES[0], month: months[0]?.value ?? '', rate: '' }
  const submit = async (values: IndexValues, { setErrors, setFieldValue }: FormikHelpers<IndexValues>) => {
    try {
      await enter(toIndexEntry(values))
      toast.success('Índice registrado')
      await setFieldValue('rate', '', false)
    } catch (error) {
      setErrors(refusalErrors(error))
    }
  }
  return (
    <Formik initialValues={empty} validationSchema={indexForm} validateOnBlur={false} onSubmit={submit}>
      <Form noValidate aria-label="Informar índice">
        <Fields>
          <FormField name="index" label="Índice">
            {(control) => <NativeSelect {...control} placeholder={null} options={INDEX_OPTIONS} />}
          </FormField>
          <FormField name="month" label="Mês">
            {(control) => <NativeSelect {...control} placeholder={null} options={months} />}
          </FormField>
          <FormField name="rate" label="Em 12 meses">
            {(control) => <TextInput {...control} suffix="%" inputMode="text" autoComplete="off" placeholder="4,68" />}
          </FormField>
        </Fields>
        <FocusFirstError />
        <FormLeaveGuard />
        <PlainButton type="submit" busy={isPending}>
          Registrar índice
        </PlainButton>
      </Form>
    </Formik>
  )
}

const None = styled.p`
  margin-top: 16px;
  color: ${color.t2};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.4fr 1fr;
  gap: 0 12px;
  ${oneColumn.phone}
`

const List = styled.ul`
  display: grid;
  margin-top: 16px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid ${color.line};
  }
  small {
    display: block;
    color: ${color.t2};
    font-size: 12px;
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`
