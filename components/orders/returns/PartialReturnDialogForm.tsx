import styled from 'styled-components'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { FormField } from '@/components/ui/forms/FormField'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useRequestPartialReturn } from '@/hooks/orders/returns.mutations'
import { rentedUnits } from '../delivery/staff/packages.rules'
import type { DialogState, StaffOrderProps } from '../workflow/order.types'

type Values = { serials: string[]; reason: string }

/** Chooses the units to return; the rest stays rented (ADR 518). */
export const PartialReturnDialogForm = ({ order, orderRef, ...dialog }: StaffOrderProps & DialogState) => {
  const { mutateAsync: request, isPending } = useRequestPartialReturn(orderRef)
  const save = async ({ serials, reason }: Values): Promise<string> => {
    await request({ serials, ...(reason.trim() && { reason: reason.trim() }) })
    return 'Devolução pedida'
  }
  const options = rentedUnits(order).map(({ serial, name, place }) => ({
    value: serial,
    label: `${serial} · ${name} · ${place}`,
  }))
  return (
    <RecordFormDialog<Values>
      {...dialog}
      busy={isPending}
      width={560}
      title={`Devolver uma parte do pedido ${order.order_mask_id}`}
      submitLabel="Pedir devolução"
      initialValues={{ serials: [], reason: '' }}
      validate={({ serials }) => (serials.length > 0 ? {} : { serials: 'Escolha o que volta' })}
      save={save}
    >
      {() => (
        <>
          <DialogWords>
            Um volume de devolução é criado para cada endereço. O resto do pedido continua locado.
          </DialogWords>
          <UnitList>
            <CheckboxGroup name="serials" legend="O que volta" options={options} />
          </UnitList>
          <FormField name="reason" label="Motivo" optional>
            {(control) => <TextArea {...control} rows={2} maxLength={500} />}
          </FormField>
        </>
      )}
    </RecordFormDialog>
  )
}

/** One per line, scrolling when there are many. */
const UnitList = styled.div`
  max-height: 40vh;
  margin-bottom: 18px;
  padding: 2px;
  overflow-y: auto;
  label {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
