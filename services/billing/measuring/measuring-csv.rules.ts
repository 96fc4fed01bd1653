import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { formatDay, formatMonth } from '@/services/format/format.rules'
import { MEASUREMENT_NOTE_LABEL } from './measurement-texts.rules'
import type { Measurement } from './measuring.schema'

type Column = CsvColumn<Measurement>

const amount = (title: string, of: (row: Measurement) => string | null): Column => ({
  title,
  value: (row) => {
    const value = of(row)
    return value === null ? null : csvDecimal(value)
  },
})

/** The columns of the measuring's CSV file. */
export const MEASURING_COLUMNS: readonly Column[] = [
  { title: 'Empresa', value: ({ company }) => company.corporate_name },
  { title: 'Pedido', value: ({ order_mask_id }) => order_mask_id },
  { title: 'Produto', value: ({ unit }) => unit.product },
  { title: 'Série', value: ({ unit }) => unit.serial },
  { title: 'Mês', value: ({ period }) => formatMonth(`${period}-01`) },
  { title: 'De', value: ({ started_on }) => formatDay(started_on) },
  { title: 'Até', value: ({ ended_on }) => ended_on && formatDay(ended_on) },
  { title: 'Dias', value: ({ days }) => days },
  { title: 'Dias do mês', value: ({ days_in_month }) => days_in_month },
  amount('Locação por mês', ({ monthly_rental }) => monthly_rental),
  amount('Serviço por mês', ({ monthly_service }) => monthly_service),
  amount('Locação', ({ rental_amount }) => rental_amount),
  amount('Serviço', ({ service_amount }) => service_amount),
  amount('Valor', (row) => row.amount),
  { title: 'Provisória', value: ({ provisional }) => (provisional ? 'Sim' : 'Não') },
  { title: 'Nota', value: ({ notes }) => notes.map((note) => MEASUREMENT_NOTE_LABEL[note]).join(', ') },
]
