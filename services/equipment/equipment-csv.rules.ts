import { addressName } from '@/services/companies/address-lines.rules'
import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime, formatDay } from '@/services/format/format.rules'
import { UNIT_EVENTS } from '@/services/stock/events/unit-events.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'
import { RELOCATION_STATUS_LABEL, RELOCATION_TYPE_LABEL } from './movements/movement-texts.rules'
import type { Movement } from './movements/movements.schema'
import type { Equipment } from './units/equipment.schema'

const day = (value: string | null | undefined) => (value ? formatDay(value) : null)

/** Columns of the CSV export of a company's units. */
export const EQUIPMENT_COLUMNS: readonly CsvColumn<Equipment>[] = [
  { title: 'Produto', value: ({ product }) => product.name },
  { title: 'Serial', value: ({ serial }) => serial },
  { title: 'Etiqueta', value: ({ label }) => label },
  { title: 'Situação', value: ({ status }) => UNIT_STATUS_LABEL[status] },
  { title: 'Responsável', value: ({ user }) => user?.first_name ?? null },
  { title: 'Recebimento confirmado em', value: ({ received_at }) => received_at && formatDateTime(received_at) },
  { title: 'Endereço', value: ({ address }) => address && addressName(address) },
  { title: 'Pedido', value: ({ order }) => order?.order_mask_id ?? null },
  { title: 'Entregue em', value: ({ since }) => day(since) },
  { title: 'Contrato até', value: ({ order }) => day(order?.ends_on) },
]

/** Columns of the CSV export of the event log. */
export const MOVEMENT_COLUMNS: readonly CsvColumn<Movement>[] = [
  { title: 'Quando', value: ({ created_at }) => formatDateTime(created_at) },
  { title: 'Evento', value: ({ event_type }) => UNIT_EVENTS[event_type].label },
  { title: 'Serial', value: ({ unit }) => unit.serial },
  { title: 'Etiqueta', value: ({ unit }) => unit.label },
  { title: 'Produto', value: ({ unit }) => unit.product },
  { title: 'Movimentação', value: ({ relocation_type }) => relocation_type && RELOCATION_TYPE_LABEL[relocation_type] },
  {
    title: 'Andamento da movimentação',
    value: ({ relocation_status }) => relocation_status && RELOCATION_STATUS_LABEL[relocation_status],
  },
  { title: 'Situação do equipamento', value: ({ ri_status }) => UNIT_STATUS_LABEL[ri_status] },
  { title: 'Endereço', value: ({ address }) => address && addressName(address) },
  { title: 'Responsável', value: ({ user }) => user?.first_name ?? null },
  { title: 'Pedido', value: ({ order_mask_id }) => order_mask_id },
  { title: 'Quem fez', value: ({ actor_name }) => actor_name },
  { title: 'Mensagem', value: ({ message }) => message },
]
