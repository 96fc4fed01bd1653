import { Form, Formik } from 'formik'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { SyncSavedValues } from '@/components/ui/forms/SyncSavedValues'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useRecordPackageEvent } from '@/hooks/orders/delivery.mutations'
import { object, string } from '@/services/config/validation'
import { isDay } from '@/services/format/day.rules'
import { currentDay } from '@/services/format/format.rules'
import { dayObjection } from '@/services/logistics/packages/package-dates.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import type { EventCommand } from '@/services/orders/workflow/order-commands.schema'
import { below } from '@/styles/tokens'

type Props = {
  orderRef: StaffOrderAddress
  stage: EventCommand['stage_name']
  /** Only this package; without it, every package without a date. */
  packageId?: number
  dateLabel: string
  /** The package's address, which distinguishes its form from the others. */
  place: string
  date: string | null
  /** When the package was sent; the delivery date cannot be earlier. */
  sentOn?: string | null
  tracking?: string | null
  done: string
}

/** A date of a package, and its tracking code when it is sent. */
export const PackageDateForm = ({
  orderRef,
  stage,
  packageId,
  dateLabel,
  place,
  date,
  sentOn = null,
  tracking,
  done,
}: Props) => {
  const { mutateAsync } = useRecordPackageEvent(orderRef)
  const tracked = tracking !== undefined
  const today = currentDay()
  const saved = { date: date ?? '', message: tracking ?? '' }
  const save = async (values: { date: string; message: string }): Promise<void> => {
    await mutateAsync({
      stage_name: stage,
      date: values.date,
      ...(tracked && { message: values.message.trim() }),
      ...(packageId !== undefined && { package_id: packageId }),
    })
    toast.success(done)
  }
  return (
    <Formik
      initialValues={saved}
      validationSchema={tracked ? TRACKED : datedFor(stage, today, sentOn)}
      // The error toast has been shown; the input stays.
      onSubmit={(values) => save(values).catch(() => undefined)}
    >
      {({ isSubmitting, dirty }) => (
        <Line noValidate $tracked={tracked} aria-label={`${place}: ${dateLabel.toLowerCase()}`}>
          {tracked && (
            <FormField name="message" label="Código de rastreio">
              {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
            </FormField>
          )}
          <FormField name="date" label={dateLabel}>
            {(control) => (
              <DateInput
                {...control}
                min={stage === 'PACKAGING' ? today : (sentOn ?? undefined)}
                max={stage === 'DELIVERY_INFO' ? today : undefined}
              />
            )}
          </FormField>
          <PlainButton type="submit" kind={dirty ? 'primary' : 'default'} busy={isSubmitting}>
            Salvar
          </PlainButton>
          <SyncSavedValues saved={saved} />
          <FocusFirstError />
          <FormLeaveGuard />
        </Line>
      )}
    </Formik>
  )
}

const DATED = object({
  date: string()
    .test('day', 'Digite uma data como 24/11/2026', (typed) => !typed || isDay(typed))
    .required(),
})
const datedFor = (stage: EventCommand['stage_name'], today: string, sendingDate: string | null) =>
  DATED.test('possible', ({ date }, { createError }) => {
    const message = dayObjection(stage, date, { today, sendingDate })
    return message === undefined || createError({ path: 'date', message })
  })
const TRACKED = DATED.shape({ message: string().trim().required() })

const Line = styled(Form)<{ $tracked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $tracked }) => ($tracked ? '1fr 180px auto' : '220px auto')};
  justify-content: start;
  gap: 0 12px;
  align-items: start;
  > button {
    margin-top: 26px;
  }
  ${below.phone} {
    grid-template-columns: 1fr;
    > button {
      margin-top: 0;
    }
  }
`
