import { Button, Input } from 'antd'
import { Form, Formik } from 'formik'
import styled from 'styled-components'
import { toast } from '@/components/ui/toast'
import { useAppraisePackage } from '@/hooks/orders/useAppraisePackage'
import type { Appraisal, Package } from '@/services/logistics/packages.schema'
import { below, color, radius } from '@/styles/tokens'
import type { StaffOrderRef } from '../StaffOrderScreen'
import {
  CONDITION_LABEL,
  DESTINATION_LABEL,
  usualDestination,
  type Condition,
  type Destination,
} from './appraisal.rules'

type Props = { orderRef: StaffOrderRef; parcel: Package }
type Row = { serial: string; condition: Condition; destination: Destination; comment: string }

/** How every unit was found and where it goes; the usual destination follows the condition and may be changed. */
export const AppraisalForm = ({ orderRef, parcel }: Props) => {
  const { mutateAsync } = useAppraisePackage(orderRef)
  const initial: Row[] = parcel.serials.map(({ serial }) => ({
    serial,
    condition: 'good',
    destination: usualDestination('good'),
    comment: '',
  }))
  const save = async (items: Row[]): Promise<void> => {
    const appraisal: Appraisal = {
      items: items.map(({ comment, ...item }) => ({ ...item, ...(comment.trim() && { comment: comment.trim() }) })),
    }
    await mutateAsync({ packageId: parcel.id, ...appraisal })
    toast.success('Avaliação registrada')
  }
  return (
    // A refusal has been shown; what was chosen stays.
    <Formik initialValues={{ items: initial }} onSubmit={({ items }) => save(items).catch(() => undefined)}>
      {({ values, setFieldValue, isSubmitting }) => (
        <Form aria-label={`Avaliação de ${parcel.address.label}`}>
          <Rows>
            {values.items.map((row, place) => (
              <li key={row.serial}>
                <b>{row.serial}</b>
                <Choice
                  label={`Estado de ${row.serial}`}
                  options={CONDITION_LABEL}
                  value={row.condition}
                  onChange={(condition) => {
                    void setFieldValue(`items.${String(place)}`, {
                      ...row,
                      condition,
                      destination: usualDestination(condition),
                    })
                  }}
                />
                <Choice
                  label={`Destino de ${row.serial}`}
                  options={DESTINATION_LABEL}
                  value={row.destination}
                  onChange={(destination) => void setFieldValue(`items.${String(place)}.destination`, destination)}
                />
                <Input
                  aria-label={`Comentário sobre ${row.serial}`}
                  placeholder="Comentário (opcional)"
                  maxLength={500}
                  value={row.comment}
                  onChange={(event) => void setFieldValue(`items.${String(place)}.comment`, event.target.value)}
                />
              </li>
            ))}
          </Rows>
          <Button htmlType="submit" type="primary" loading={isSubmitting}>
            {values.items.length === 1
              ? 'Registrar avaliação'
              : `Registrar avaliação de ${String(values.items.length)} unidades`}
          </Button>
        </Form>
      )}
    </Formik>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  options: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

// The browser's own select: light, and at home on the phone in the warehouse.
const Choice = <Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) => (
  <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
    {(Object.keys(options) as Value[]).map((key) => (
      <option key={key} value={key}>
        {options[key]}
      </option>
    ))}
  </Select>
)

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
  li {
    display: grid;
    grid-template-columns: 140px 150px 190px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    li {
      grid-template-columns: 1fr 1fr;
      padding-bottom: 12px;
      border-bottom: 1px solid ${color.line};
    }
    b,
    li > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Select = styled.select`
  width: 100%;
  height: var(--control, 36px);
  padding: 0 8px;
  border: 1px solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  @media (pointer: coarse) {
    height: 44px;
  }
`
