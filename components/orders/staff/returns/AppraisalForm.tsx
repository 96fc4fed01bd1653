import { Button, Input } from 'antd'
import { Form, Formik } from 'formik'
import styled, { css } from 'styled-components'
import { NativeSelect } from '@/components/ui/NativeSelect'
import { toast } from '@/components/ui/toast'
import { useAppraisePackage } from '@/hooks/orders/useAppraisePackage'
import type { Appraisal, Package } from '@/services/logistics/packages.schema'
import { below, color } from '@/styles/tokens'
import { Buttons } from '../Buttons'
import type { StaffOrderRef } from '../StaffOrderScreen'
import {
  CONDITIONS,
  DESTINATIONS,
  usualDestination,
  type Condition,
  type Destination,
} from '@/services/logistics/appraisal-words.rules'

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
          <Titles aria-hidden>
            <span>Número de série</span>
            <span>Condição</span>
            <span>Destino</span>
            <span>Comentário (opcional)</span>
          </Titles>
          <Rows>
            {values.items.map((row, place) => (
              <li key={row.serial}>
                <b>{row.serial}</b>
                <NativeSelect
                  placeholder={null}
                  aria-label={`Condição de ${row.serial}`}
                  options={CONDITIONS}
                  value={row.condition}
                  onChange={(condition) => {
                    void setFieldValue(`items.${String(place)}`, {
                      ...row,
                      condition,
                      destination: usualDestination(condition),
                    })
                  }}
                />
                <NativeSelect
                  placeholder={null}
                  aria-label={`Destino de ${row.serial}`}
                  options={DESTINATIONS}
                  value={row.destination}
                  onChange={(destination) => void setFieldValue(`items.${String(place)}.destination`, destination)}
                />
                <Input
                  aria-label={`Comentário sobre ${row.serial}`}
                  placeholder={row.condition === 'good' ? 'Comentário (opcional)' : 'O que foi encontrado'}
                  maxLength={500}
                  value={row.comment}
                  onChange={(event) => void setFieldValue(`items.${String(place)}.comment`, event.target.value)}
                />
              </li>
            ))}
          </Rows>
          <Buttons>
            <Button htmlType="submit" type="primary" loading={isSubmitting}>
              {values.items.length === 1
                ? 'Registrar avaliação'
                : `Registrar avaliação de ${String(values.items.length)} unidades`}
            </Button>
          </Buttons>
        </Form>
      )}
    </Formik>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: 132px 152px 196px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
`

const Titles = styled.div`
  ${columns}
  margin-bottom: 4px;
  color: ${color.t2};
  font-size: 12px;
  line-height: 18px;
  ${below.phone} {
    display: none;
  }
`

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
  li {
    ${columns}
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
      padding-bottom: 12px;
      border-bottom: 1px solid ${color.line};
    }
  }
`
