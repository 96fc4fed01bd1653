import { csvDecimal } from '@/services/format/csv.rules'
import { namedCells, type Names, numberedCell, priceCell } from '@/services/http/cells.rules'
import { readPosition } from '../cells.rules'
import {
  activeField,
  bodyOf,
  changedValues,
  countField,
  emptyForm,
  type FieldList,
  formOf,
  type FormValues,
  idsInput,
  moneyInput,
  optionalTextField,
  textField,
  wholeInput,
} from '../field-list.rules'
import type { NewUpgrade, Upgrade, UpgradeChange, UpgradeChoices } from './upgrades.schema'

/** The records that the cells of a line may name. */
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
  name: textField('name', { title: 'Nome', example: 'Exemplo: Segundo monitor' }),
  description: optionalTextField('description', { title: 'Descrição', example: 'Com cabo e suporte.' }),
  monthly_fee: {
    column: {
      title: 'Valor por unidade e mês (R$)',
      print: ({ monthly_fee }) => csvDecimal(monthly_fee),
      parse: priceCell,
      example: '49,90',
    },
    input: moneyInput(({ monthly_fee }: Upgrade) => monthly_fee),
  },
  specification: optionalTextField('specification', { title: 'O que muda', example: 'Armazenamento' }),
  value: optionalTextField('value', { title: 'Novo valor', example: '1 TB SSD' }),
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
  products_count: countField('products_count', 'Produtos em oferta'),
  quotations_count: countField('quotations_count', 'Simulações em andamento'),
  orders_count: countField('orders_count', 'Pedidos'),
  position: {
    column: { title: 'Posição', print: ({ position }) => position, parse: readPosition },
    // Empty: added as the last one.
    input: wholeInput(({ position }: Upgrade) => position),
  },
  active: activeField,
} satisfies FieldList<UpgradeFieldTypes>

/** The form of an upgrade, as typed. */
export type UpgradeFormValues = FormValues<typeof UPGRADE_FIELDS>

export const EMPTY_UPGRADE: UpgradeFormValues = emptyForm(UPGRADE_FIELDS)

export const toUpgradeFormValues = (upgrade: Upgrade): UpgradeFormValues => formOf(UPGRADE_FIELDS, upgrade)

/** The body that creates the upgrade; not validated yet. */
export const toNewUpgrade = (form: UpgradeFormValues): NewUpgrade => bodyOf(UPGRADE_FIELDS, form) as NewUpgrade

/** Only the changed fields, so that concurrent editors do not undo each other's changes; not validated yet. */
export const toUpgradeChange = (form: UpgradeFormValues, upgrade: Upgrade): UpgradeChange =>
  changedValues(toNewUpgrade(toUpgradeFormValues(upgrade)), toNewUpgrade(form))
