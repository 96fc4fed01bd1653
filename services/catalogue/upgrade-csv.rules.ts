import { csvDecimal, type CsvColumn } from '@/services/format/csv.rules'
import type { Upgrade } from './upgrades.schema'

const namesOf = (things: readonly { name: string }[]): string => things.map(({ name }) => name).join(', ')

/** The list of upgrades as a file. */
export const UPGRADE_COLUMNS: readonly CsvColumn<Upgrade>[] = [
  { title: 'Nome', value: ({ name }) => name },
  { title: 'Descrição', value: ({ description }) => description },
  { title: 'Valor por unidade e mês (R$)', value: ({ monthly_fee }) => csvDecimal(monthly_fee) },
  { title: 'Tipos de produto', value: ({ product_types }) => namesOf(product_types) },
  { title: 'Outros produtos', value: ({ products }) => namesOf(products) },
  { title: 'Produtos em oferta', value: ({ products_count }) => products_count },
  { title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: 'Posição', value: ({ position }) => position },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]
