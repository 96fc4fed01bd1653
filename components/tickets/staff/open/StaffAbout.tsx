import { useQuery } from '@tanstack/react-query'
import { useField, useFormikContext } from 'formik'
import type { PickerOption } from '@/components/ui/forms/picker/SearchPicker'
import { staffOrdersQueryOptions } from '@/hooks/orders/staff-orders.queries'
import { unitsQueryOptions } from '@/hooks/stock/units.queries'
import { formatDay } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import type { Unit } from '@/services/stock/units/units.schema'
import { asksOrder, mayExchange, NO_UNIT, type PickedUnit, readUnit, writeUnit } from '../../open/newTicket.rules'
import { ExchangeTick } from '../../open/ExchangeTick'
import { PickerField, usePickerText } from '@/components/ui/forms/picker/PickerField'
import type { StaffTicketForm } from './staffTicket.rules'

const OFFERED = 8

const NO_UNIT_OPTION: PickerOption = { key: NO_UNIT, title: 'Não é sobre um equipamento' }

/** The company's unit or order, as the category asks. */
export const StaffAbout = () => {
  const { values } = useFormikContext<StaffTicketForm>()
  if (!values.company_id) return null
  const companyId = Number(values.company_id)
  return (
    <section>
      {asksOrder(values.category, true) ? (
        <OrderField companyId={companyId} isOptional={values.category === 'BILLING'} />
      ) : (
        <UnitField companyId={companyId} isOptional={values.category === 'QUESTION'} />
      )}
      {mayExchange(values) && <ExchangeTick />}
    </section>
  )
}

type FieldProps = { companyId: number; isOptional: boolean }

const UnitField = ({ companyId, isOptional }: FieldProps) => {
  const [{ value }, , { setValue }] = useField<string>('unit_id')
  const { search, typing } = usePickerText()
  const { data } = useQuery(unitsQueryOptions({ company: companyId, search, page_size: OFFERED }))
  const chosen = readUnit(value)
  return (
    <PickerField
      {...typing}
      name="unit_id"
      label="Qual equipamento?"
      isOptional={isOptional}
      picked={
        value === ''
          ? undefined
          : { title: chosen?.product ?? NO_UNIT_OPTION.title, note: chosen?.serial, detail: chosen?.detail }
      }
      onClear={() => void setValue('')}
      listLabel="Equipamentos"
      hint="serial ou etiqueta"
      nothing="Nenhum equipamento dessa empresa com essa busca."
      options={data?.results.map((unit) => {
        const { product, serial, detail } = pickedUnit(unit)
        return { key: String(unit.id), title: product, note: serial, detail }
      })}
      last={NO_UNIT_OPTION}
      onChoose={(key) => {
        const unit = data?.results.find(({ id }) => String(id) === key)
        void setValue(unit ? writeUnit(pickedUnit(unit)) : NO_UNIT)
      }}
    />
  )
}

/** What the form keeps of a unit. */
export const pickedUnit = ({ id, serial, label, product, holder }: Unit): PickedUnit => ({
  id,
  serial,
  product: product.name,
  image: null,
  detail: [label, holder?.user?.first_name, holder?.address.label].filter(Boolean).join(' · '),
})

const OrderField = ({ companyId, isOptional }: FieldProps) => {
  const [{ value }, , { setValue }] = useField<string>('order_mask_id')
  const { search, typing } = usePickerText()
  const { data } = useQuery(staffOrdersQueryOptions({ company_id: companyId, search, page_size: OFFERED }))
  return (
    <PickerField
      {...typing}
      name="order_mask_id"
      label="Qual pedido?"
      isOptional={isOptional}
      picked={value === '' ? undefined : { title: `Pedido ${value}` }}
      onClear={() => void setValue('')}
      listLabel="Pedidos"
      hint="número do pedido"
      nothing="Nenhum pedido dessa empresa com essa busca."
      options={data?.results.map(({ order_mask_id, created_at }: OrderSummary) => ({
        key: order_mask_id,
        title: `Pedido ${order_mask_id}`,
        detail: `feito em ${formatDay(created_at)}`,
      }))}
      onChoose={(key) => void setValue(key)}
    />
  )
}
