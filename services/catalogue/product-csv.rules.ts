import { csvDecimal, type CsvColumn } from '@/services/format/csv.rules'
import { formatDay } from '@/services/format/format.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import type { ManagedProductSummary } from './products.schema'

/** The list of products as a file. */
export const PRODUCT_COLUMNS: readonly CsvColumn<ManagedProductSummary>[] = [
  { title: 'Nome', value: ({ name }) => name },
  { title: 'Modelo', value: ({ model }) => model },
  { title: 'Título', value: ({ title }) => title },
  { title: 'Código Omie', value: ({ omie_code }) => omie_code },
  { title: 'Tipo de produto', value: ({ product_type }) => product_type.name },
  { title: 'Categoria', value: ({ category }) => category.title },
  { title: 'Preço mensal (R$)', value: ({ price }) => csvDecimal(price) },
  ...PRODUCT_GROUPS.map((group) => ({
    title: `Estoque: ${PRODUCT_GROUP_LABEL[group].toLocaleLowerCase('pt-BR')}`,
    value: ({ stock }: ManagedProductSummary) => stock.find((one) => one.group === group)?.total ?? 0,
  })),
  { title: 'Cadastro em', value: ({ created_at }) => formatDay(created_at) },
  { title: 'Situação', value: ({ active }) => (active ? 'Ativo' : 'Desativado') },
]
