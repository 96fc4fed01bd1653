import { csvDecimal } from '@/services/format/csv.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { linesOf, priceCell, wholeOrNullCell } from '@/services/http/cells.rules'
import { readPosition, simulatorColumn, type SimulatorNames } from '../cells.rules'
import {
  activeField,
  bodyOf,
  countField,
  emptyForm,
  type FieldList,
  formOf,
  type FormValues,
  idInput,
  optionalWholeInput,
  textField,
} from '../field-list.rules'
import { calendarField, hoursField } from './promise-fields.rules'
import type {
  ManagedServicePackage,
  NewServicePackage,
  ServicePackageChange,
  ServicePackageChoice,
} from './service-packages.schema'

export type ServicePackageFieldTypes = {
  row: ManagedServicePackage
  thing: ManagedServicePackage
  names: SimulatorNames
  /** The simulators that a package can belong to. */
  choices: readonly ServicePackageChoice[]
}

/** Every field of a service package; its simulator cannot change. */
export const SERVICE_PACKAGE_FIELDS = {
  simulator_id: {
    column: simulatorColumn(([simulator]: readonly ServicePackageChoice[]) => simulator?.name ?? ''),
    input: idInput(({ simulator }: ManagedServicePackage) => simulator.id),
  },
  position: { column: { title: 'Ordem', print: ({ position }) => position, parse: readPosition } },
  name: textField('name', { title: 'Pacote', example: 'Exemplo: Premium' }),
  description: textField('description', { title: 'Descrição', example: 'Para quem não pode parar.' }),
  features: {
    column: {
      title: 'O que traz',
      print: ({ features }) => features.join('\n'),
      parse: (cell) => ({ value: linesOf(cell) }),
      example: 'Suporte 24 horas\nTroca em até 4 horas',
    },
    input: {
      empty: [''],
      read: ({ features }: ManagedServicePackage): string[] => features,
      send: (lines: string[]): unknown => nonEmptyFeatures(lines),
    },
  },
  monthly_fee_per_unit: {
    column: {
      title: 'Por item, por mês (R$)',
      print: ({ monthly_fee_per_unit }) => csvDecimal(monthly_fee_per_unit),
      parse: priceCell,
      example: '39,90',
    },
    input: {
      empty: '',
      read: ({ monthly_fee_per_unit }: ManagedServicePackage): string => monthly_fee_per_unit.replace('.', ','),
      send: (value: string): unknown => fromTypedMoney(value),
    },
  },
  support_calendar: calendarField,
  first_response_minutes: hoursField('first_response_minutes', { title: 'Primeira resposta (h)', example: '1:30' }),
  resolution_minutes: hoursField('resolution_minutes', { title: 'Solução (h úteis)', example: '9' }),
  exchange_business_days: {
    column: {
      title: 'Troca (dias úteis)',
      print: ({ exchange_business_days }) => exchange_business_days,
      parse: wholeOrNullCell,
      example: '1',
    },
    input: optionalWholeInput(({ exchange_business_days }: ManagedServicePackage) => exchange_business_days),
  },
  is_default: { exportOnly: [{ title: 'Já vem escolhido', value: ({ is_default }) => (is_default ? 'Sim' : 'Não') }] },
  quotations_count: countField('quotations_count', 'Simulações em andamento'),
  orders_count: countField('orders_count', 'Pedidos'),
  active: activeField,
} satisfies FieldList<ServicePackageFieldTypes>

/** The form of a service package, as typed. */
export type ServicePackageFormValues = FormValues<typeof SERVICE_PACKAGE_FIELDS>

export const EMPTY_SERVICE_PACKAGE: ServicePackageFormValues = emptyForm(SERVICE_PACKAGE_FIELDS)

export const toServicePackageFormValues = (servicePackage: ManagedServicePackage): ServicePackageFormValues =>
  formOf(SERVICE_PACKAGE_FIELDS, servicePackage)

/** The body that creates the package; not validated yet. */
export const toNewServicePackage = (form: ServicePackageFormValues): NewServicePackage =>
  bodyOf(SERVICE_PACKAGE_FIELDS, form) as NewServicePackage

/** The body that updates a package, without the simulator, which cannot change; not validated yet. */
export const toServicePackageChange = (form: ServicePackageFormValues): ServicePackageChange =>
  bodyOf(SERVICE_PACKAGE_FIELDS, form, ['simulator_id'])

/** The typed features, without empty lines. */
export const nonEmptyFeatures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '')
