import { useQuery } from '@tanstack/react-query'
import { useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { DialogWords } from '@/components/ui/dialogs/DialogWords'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { TextArea } from '@/components/ui/forms/TextArea'
import { companyAddressesQueryOptions } from '@/hooks/companies/addresses.queries'
import { useCreatePackage } from '@/hooks/orders/delivery.mutations'
import { array, number, object, string } from '@/services/config/validation'
import type { NewPackage } from '@/services/logistics/packages/package-detail.schema'
import { newPackageStart } from '@/services/logistics/packages/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { DialogState, StaffOrderProps } from '../../workflow/order.types'

export const AddPackageDialogForm = ({ order, orderRef, ...dialog }: StaffOrderProps & DialogState) => {
  const { mutateAsync: add, isPending } = useCreatePackage(orderRef)
  const { data: addresses = [] } = useQuery({ ...companyAddressesQueryOptions(order.company.id), enabled: dialog.open })
  const goesApart = newPackageStart(order.stage_name)?.apart
  return (
    <RecordFormDialog
      {...dialog}
      busy={isPending}
      width={560}
      title={`Novo volume do pedido ${order.order_mask_id}`}
      submitLabel="Criar volume"
      initialValues={toPackageValues(order.items)}
      validate={(values) => schemaErrors(packageForm, values)}
      save={(values) => add(toNewPackage(values, order.quotation)).then(() => 'Volume extra criado')}
    >
      {() => (
        <>
          <DialogWords>
            {goesApart
              ? 'Ele vai para a separação e segue sozinho; a locação continua.'
              : 'Ele segue com os outros volumes do pedido.'}
          </DialogWords>
          <FormField name="address_id" label="Endereço">
            {(control) => (
              <NativeSelect
                {...control}
                options={addresses.map(({ id: value, label, city, state }) => ({
                  value: String(value),
                  label: `${label}, ${city}, ${state}`,
                }))}
              />
            )}
          </FormField>
          <PackageItems />
          <FormField name="comment" label="Comentário" optional>
            {(control) => <TextArea {...control} rows={2} maxLength={2000} />}
          </FormField>
        </>
      )}
    </RecordFormDialog>
  )
}

export const PackageItems = () => {
  const [{ value: items }, { error, touched }, { setValue }] = useField<PackageValues['items']>('items')
  const wrong = useId()
  const problem = touched && error ? error : undefined
  return (
    <Set aria-describedby={problem && wrong}>
      <legend>O que vai</legend>
      <ul>
        {items.map(({ product_id, name, quantity }) => (
          <li key={product_id}>
            {name}
            <QuantityInput
              label={`Quantidade de ${name}`}
              value={quantity}
              max={1000}
              onChange={(next) =>
                void setValue(
                  items.map((item) => (item.product_id === product_id ? { ...item, quantity: next } : item)),
                )
              }
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p id={wrong} role="alert">
          {problem}
        </p>
      )}
    </Set>
  )
}

const Set = styled.fieldset`
  margin: 0 0 18px;
  legend {
    margin-bottom: 6px;
    font-size: 13px;
    font-weight: 500;
  }
  li {
    ${flex.between};
    gap: 12px;
    min-height: 52px;
    border-top: 1px solid ${color.line};
  }
  li:first-child {
    border-top: 0;
  }
  p {
    color: ${color.bad};
    font-size: 13px;
    font-weight: 500;
  }
`

export type PackageValues = {
  address_id: string
  items: { product_id: number; name: string; quantity: number }[]
  comment: string
}

/** The initial values: every product of the order with quantity 0. */
export const toPackageValues = (items: Order['items']): PackageValues => ({
  address_id: '',
  items: items.map(({ product_id, name }) => ({ product_id, name, quantity: 0 })),
  comment: '',
})

export const packageForm = object({
  address_id: string().required('Escolha para onde vai'),
  items: array(object({ quantity: number().required() }).required())
    .required()
    .test('some', 'Diga quantas unidades vão', (items) => items.some(({ quantity }) => quantity > 0)),
})

export function toNewPackage({ address_id, items, comment }: PackageValues, quotation: number): NewPackage {
  const words = comment.trim()
  return {
    package_type: 'extra',
    quotation_id: quotation,
    address_id: Number(address_id),
    items: items.filter(({ quantity }) => quantity > 0).map(({ product_id, quantity }) => ({ product_id, quantity })),
    ...(words && { comment: words }),
  }
}
