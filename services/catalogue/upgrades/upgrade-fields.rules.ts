import { csvDecimal } from '@/services/format/csv.rules'
import { formatAmount } from '@/services/format/format.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import {
  namedCells,
  type Names,
  numberedCell,
  priceCell,
  readState,
  textCell,
  textOrNullCell,
} from '@/services/http/cells.rules'
import { readPosition } from '../cells.rules'
import {
  activeInput,
  bodyOf,
  changedValues,
  emptyForm,
  type FieldList,
  formOf,
  type FormValues,
  idsInput,
  optionalTextInput,
  textInput,
} from '../field-list.rules'
import type { NewUpgrade, Upgrade, UpgradeChange, UpgradeChoices } from './upgrades.schema'

/** What the cells of a line may name. */
export type UpgradeNames = Record<'productTypes' | 'products', Names>

export type UpgradeFieldTypes = {
  row: Upgrade
  thing: Upgrade
  names: UpgradeNames
  choices: UpgradeChoices | undefined
}

const PRODUCT_TYPE_FAULTS = { none: 'Não há tipo de produto', many: 'Há mais de um tipo de produto' }
const PRODUCT_FAULTS = {
  none: 'Não há produto',
  many: 'Escreva o número antes do nome, como em “12 – Vertex 14”: há mais de um produto',
}

/** Every field of an upgrade. */
export const UPGRADE_FIELDS = {
  name: {
    column: { title: 'Nome', print: ({ name }) => name, parse: textCell, example: 'Exemplo: Segundo monitor' },
    input: textInput(({ name }: Upgrade) => name),
  },
  description: {
    column: {
      title: 'Descrição',
      print: ({ description }) => description,
      parse: textOrNullCell,
      example: 'Com cabo e suporte.',
    },
    input: optionalTextInput(({ description }: Upgrade) => description),
  },
  monthly_fee: {
    column: {
      title: 'Valor por unidade e mês (R$)',
      print: ({ monthly_fee }) => csvDecimal(monthly_fee),
      parse: priceCell,
      example: '49,90',
    },
    input: {
      empty: '',
      read: ({ monthly_fee }: Upgrade): string => formatAmount(monthly_fee),
      send: (value: string): unknown => fromTypedMoney(value),
    },
  },
  product_type_ids: {
    column: {
      title: 'Tipos de produto',
      print: ({ product_types }) => product_types.map(({ name }) => name).join('\n'),
      parse: (cell, { productTypes }) => namedCells(cell, productTypes, PRODUCT_TYPE_FAULTS),
      example: (choices) => choices?.product_types[0]?.name ?? '',
    },
    input: idsInput(({ product_types }: Upgrade) => product_types),
  },
  product_ids: {
    column: {
      title: 'Outros produtos',
      print: ({ products }) => products.map(numberedCell).join('\n'),
      parse: (cell, { products }) => namedCells(cell, products, PRODUCT_FAULTS),
    },
    input: idsInput(({ products }: Upgrade) => products),
  },
  products_count: { exportOnly: [{ title: 'Produtos em oferta', value: ({ products_count }) => products_count }] },
  quotations_count: {
    exportOnly: [{ title: 'Simulações em andamento', value: ({ quotations_count }) => quotations_count }],
  },
  orders_count: { exportOnly: [{ title: 'Pedidos', value: ({ orders_count }) => orders_count }] },
  position: {
    column: { title: 'Posição', print: ({ position }) => position, parse: readPosition },
    // Empty: the last one.
    input: {
      empty: '',
      read: ({ position }: Upgrade): string => String(position),
      send: (value: string): unknown => (value.trim() === '' ? undefined : Number(value)),
    },
  },
  active: {
    column: {
      title: 'Situação',
      print: ({ active }) => (active ? 'Ativo' : 'Desativado'),
      parse: readState,
      example: 'Desativado',
    },
    input: activeInput,
  },
} satisfies FieldList<UpgradeFieldTypes>

/** The form of an upgrade, as typed. */
export type UpgradeFormValues = FormValues<typeof UPGRADE_FIELDS>

export const EMPTY_UPGRADE: UpgradeFormValues = emptyForm(UPGRADE_FIELDS)

export const toUpgradeFormValues = (upgrade: Upgrade): UpgradeFormValues => formOf(UPGRADE_FIELDS, upgrade)

/** The body that creates the upgrade; not validated yet. */
export const toNewUpgrade = (form: UpgradeFormValues): NewUpgrade => bodyOf(UPGRADE_FIELDS, form) as NewUpgrade

/** Only the changed fields, so that two people who edit at once do not undo each other; not validated yet. */
export const toUpgradeChange = (form: UpgradeFormValues, upgrade: Upgrade): UpgradeChange =>
  changedValues(toNewUpgrade(toUpgradeFormValues(upgrade)), toNewUpgrade(form))
