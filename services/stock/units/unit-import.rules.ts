import { type Cell, EMPTY_CELL, type Names } from '@/services/http/cells.rules'
import { type LineFault, sameName, type SheetLine } from '@/services/http/import.rules'
import { UNIT_TITLE as T } from '../stock-csv.rules'
import { ARRIVAL_STATUSES, type InitialStatus, mayJoinGroup } from './manual-status.rules'
import {
  isRentedGroup,
  PRODUCT_GROUP_LABEL,
  PRODUCT_GROUPS,
  type ProductGroup,
  rentalGroupObjection,
} from './product-groups.rules'
import { canonicalSerial, serialFault } from './serials.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from './unit-status.rules'

export type ExistingUnit = {
  id: number
  serial: string
  productId: number
  productGroup: string
  status: UnitStatus
  location: string | null
  label: string | null
  isHeld: boolean
}

type Details = { productGroup: ProductGroup; location: string | null; label: string | null }

/** What a line does: create a unit, or update an existing one. */
export type UnitImportStep =
  | { id: null; line: number; serial: string; productId: number; status: InitialStatus; values: Details }
  | { id: number; line: number; values: Partial<Details> }

type LineResult =
  | { kind: 'created' | 'changed'; step: UnitImportStep }
  | { kind: 'unchanged' }
  | { kind: 'failed'; faults: LineFault[] }

type ImportContext = { products: Names; units: ReadonlyMap<string, ExistingUnit> }

const MAX: Readonly<Record<'location' | 'label', number>> = { location: 80, label: 60 }

/**
 * Creates a function that plans each line of a units' file. A line updates the unit with its serial, or creates one. An
 * empty cell clears location or label; a missing column leaves the value.
 */
export function createUnitPlanner({ products, units }: ImportContext): (line: SheetLine) => LineResult {
  const seen = new Map<string, number>()
  return ({ line, cells }) => {
    const faults: LineFault[] = []
    const read = <Value>(column: string, cell: Cell<Value>): Value | undefined => {
      if ('value' in cell) return cell.value
      faults.push({ column, message: cell.fault })
      return undefined
    }
    const serial = read(T.serial, serialCell(cells[T.serial] ?? ''))
    const earlier = serial === undefined ? undefined : seen.get(serial)
    if (earlier !== undefined)
      faults.push({ column: T.serial, message: `A linha ${String(earlier)} já tem este serial.` })
    else if (serial !== undefined) seen.set(serial, line)
    const unit = serial === undefined ? undefined : units.get(serial)
    const details = {
      ...(cells[T.product_group] && { productGroup: read(T.product_group, groupCell(cells[T.product_group] ?? '')) }),
      ...(cells[T.location] !== undefined && {
        location: read(T.location, textCell('location', cells[T.location] ?? '')),
      }),
      ...(cells[T.label] !== undefined && { label: read(T.label, textCell('label', cells[T.label] ?? '')) }),
    } as Partial<Details>
    const product = cells[T.product] ? read(T.product, productCell(cells[T.product] ?? '', products)) : undefined
    if (unit) {
      faults.push(...existingUnitFaults(unit, { ...details, product, status: cells[T.status] }))
      if (faults.length > 0) return { kind: 'failed', faults }
      const values = Object.fromEntries(
        Object.entries(details).filter(([key, value]) => unit[key as keyof Details] !== value),
      ) as Partial<Details>
      return Object.keys(values).length === 0
        ? { kind: 'unchanged' }
        : { kind: 'changed', step: { id: unit.id, line, values } }
    }
    if (!cells[T.product])
      faults.push({ column: cells[T.product] === undefined ? null : T.product, message: NO_PRODUCT })
    const status = read(T.status, statusCell(cells[T.status] ?? '', details.productGroup))
    if (faults.length > 0 || serial === undefined || product === undefined || status === undefined)
      return { kind: 'failed', faults }
    const values: Details = { productGroup: 'new', location: null, label: null, ...details }
    return { kind: 'created', step: { id: null, line, serial, productId: product, status, values } }
  }
}

const NO_PRODUCT = 'Um equipamento novo precisa do produto, pelo nome ou código Omie.'

function existingUnitFaults(
  unit: ExistingUnit,
  said: { product?: number; status?: string; location?: string | null; productGroup?: ProductGroup },
): LineFault[] {
  const faults: LineFault[] = []
  if (said.product !== undefined && said.product !== unit.productId)
    faults.push({ column: T.product, message: 'Este serial é de outro produto, e isso não muda.' })
  if (said.status && sameName(said.status) !== sameName(UNIT_STATUS_LABEL[unit.status]))
    faults.push({
      column: T.status,
      message: 'A situação muda na lista ou na página do equipamento, não por planilha.',
    })
  if (said.location && unit.isHeld)
    faults.push({ column: T.location, message: 'O equipamento está com o cliente: deixe o local vazio.' })
  if (said.productGroup && said.productGroup !== unit.productGroup && !mayJoinGroup(unit.status, said.productGroup))
    faults.push({
      column: T.product_group,
      message: 'Este grupo não é alugado: tire antes o equipamento da prateleira ou da locação.',
    })
  return faults
}

function serialCell(text: string): Cell<string> {
  const serial = canonicalSerial(text)
  const fault = serial === '' ? EMPTY_CELL : serialFault(serial)
  return fault ? { fault } : { value: serial }
}

function groupCell(text: string): Cell<ProductGroup> {
  const group = PRODUCT_GROUPS.find((one) => sameName(PRODUCT_GROUP_LABEL[one]) === sameName(text))
  return group
    ? { value: group }
    : { fault: `Escreva ${oneOf(PRODUCT_GROUPS.map((one) => PRODUCT_GROUP_LABEL[one]))}.` }
}

/** Default: on the shelf, or in storage for a group that is not rented out. */
function statusCell(text: string, group: ProductGroup = 'new'): Cell<InitialStatus> {
  if (text === '') return { value: isRentedGroup(group) ? 'UP_FOR_RENTAL' : 'PRODUCT_STORAGE' }
  const status = ARRIVAL_STATUSES.find((one) => sameName(UNIT_STATUS_LABEL[one]) === sameName(text))
  const objection = status && rentalGroupObjection(group, status)
  if (objection) return { fault: objection }
  return status
    ? { value: status }
    : { fault: `Para um equipamento novo, escreva ${oneOf(ARRIVAL_STATUSES.map((one) => UNIT_STATUS_LABEL[one]))}.` }
}

const oneOf = (words: readonly string[]): string =>
  `${words
    .slice(0, -1)
    .map((word) => `“${word}”`)
    .join(', ')} ou “${words.at(-1) ?? ''}”`

function productCell(text: string, find: Names): Cell<number> {
  const [id, other] = find(text)
  if (id === undefined) return { fault: `Não há produto “${text}”. Confira o nome ou o código Omie.` }
  return other === undefined ? { value: id } : { fault: `Há mais de um produto “${text}”. Use o código Omie.` }
}

function textCell(field: 'location' | 'label', text: string): Cell<string | null> {
  if (text.length > MAX[field]) return { fault: `No máximo ${String(MAX[field])} caracteres` }
  return { value: text === '' ? null : text }
}
