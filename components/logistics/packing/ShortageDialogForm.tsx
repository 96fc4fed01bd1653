import styled from 'styled-components'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useUpdatePackage } from '@/hooks/logistics/packages.mutations'
import { must } from '@/services/invariant/must.rules'
import { DELIVERY_STATUS_LABEL, type DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { pkg: PackageDetail; open: boolean; onClose: () => void }

type Values = { delivery_status: DeliveryStatus | ''; comment: string }

const WAYS: readonly DeliveryStatus[] = ['WAITING_PURCHASE', 'AWAITING_RETURN']

/** Reports missing units and whether the package waits for a purchase or for a return. */
export const ShortageDialogForm = ({ pkg, open, onClose }: Props) => {
  const { mutateAsync: move, isPending } = useUpdatePackage()
  const initialValues: Values = { delivery_status: '', comment: pkg.comment ?? '' }
  const missing = pkg.products.filter(({ quantity, packed }) => packed < quantity)
  const save = async (values: Values): Promise<string> => {
    const delivery_status = must(values.delivery_status || null, 'the stage that the form requires')
    await move({ packageId: pkg.id, delivery_status, comment: values.comment.trim() })
    return `Volume do pedido ${pkg.order.order_mask_id}: ${DELIVERY_STATUS_LABEL[delivery_status]}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      title="Falta item neste volume"
      cancelLabel="Voltar"
      submitLabel="Registrar falta"
      initialValues={initialValues}
      validate={validateShortage}
      save={save}
    >
      <Missing>
        {missing.map(({ product_id, name, quantity, packed, short }) => (
          <li key={product_id}>
            <b>{name}</b>
            <span>
              {quantity - packed === 1 ? 'falta 1' : `faltam ${String(quantity - packed)}`},{' '}
              {short === 0 ? 'há estoque' : `${String(short)} sem estoque`}
            </span>
          </li>
        ))}
      </Missing>
      <FormField name="delivery_status" label="Motivo da espera">
        {(control) => (
          <NativeSelect
            {...control}
            options={WAYS.filter((status) => pkg.allowed_statuses.includes(status)).map((value) => ({
              value,
              label: DELIVERY_STATUS_LABEL[value],
            }))}
          />
        )}
      </FormField>
      <FormField name="comment" label="O que falta e até quando" hint="Aparece no cartão do volume.">
        {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
      </FormField>
    </RecordFormDialog>
  )
}

const validateShortage = ({ delivery_status, comment }: Values) => ({
  ...(delivery_status === '' && { delivery_status: 'Escolha o que ela espera' }),
  ...(comment.trim() === '' && { comment: 'Diga o que falta' }),
})

const Missing = styled.ul`
  margin-bottom: 16px;
  li {
    ${flex.wrap};
    justify-content: space-between;
    gap: 2px 12px;
    padding: 6px 0;
    border-bottom: 1px solid ${color.line};
  }
  b {
    font-weight: 600;
  }
  span {
    color: ${color.t2};
  }
`
