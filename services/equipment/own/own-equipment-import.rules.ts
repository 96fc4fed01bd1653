import { type Cell, EMPTY_CELL, type Names } from '@/services/http/cells.rules'
import { type LineFault, sameName, type SheetLine } from '@/services/http/import.rules'
import { canonicalSerial, serialFault } from '@/services/stock/units/serials.rules'
import { OWN_TITLE as T } from './own-equipment-csv.rules'
import { ACTIVE_WORD, INACTIVE_WORD } from './own-equipment.rules'

/** What may be written of a device. */
export type OwnEquipmentValues = {
  model: string
  label: string | null
  addressId: number | null
  userId: number | null
  active: boolean
}

export type ExistingOwnEquipment = OwnEquipmentValues & { id: number }

/** What a line does: register a device, or update the one with its serial. */
export type OwnEquipmentStep =
  { id: null; serial: string; values: OwnEquipmentValues } | { id: number; values: Partial<OwnEquipmentValues> }

type LineResult =
  | { kind: 'created' | 'changed'; step: OwnEquipmentStep }
  | { kind: 'unchanged' }
  | { kind: 'failed'; faults: LineFault[] }

type ImportContext = {
  existing: ReadonlyMap<string, ExistingOwnEquipment>
  /** Addresses of the company by their name in a row. */
  addresses: Names
  /** Active users of the company by e-mail. */
  users: Names
}

/**
 * Creates a function that plans each line of a file of own equipment. A line updates the device with its serial, or
 * registers one. An empty cell clears the value; a missing column leaves it.
 */
export function createOwnEquipmentPlanner(context: ImportContext): (line: SheetLine) => LineResult {
  const seen = new Map<string, number>()
  return ({ line, cells }) => {
    const serial = canonicalSerial(cells[T.serial] ?? '')
    const faults: LineFault[] = []
    const fault = serial === '' ? EMPTY_CELL : (serialFault(serial) ?? repetition(seen.get(serial)))
    if (fault) faults.push({ column: T.serial, message: fault })
    else seen.set(serial, line)
    const found = context.existing.get(serial)
    const values: Partial<OwnEquipmentValues> = {}
    for (const { title, read } of readers(context)) {
      const text = cells[title]
      if (text === undefined) continue
      const cell = read(text)
      if ('fault' in cell) faults.push({ column: title, message: cell.fault })
      else Object.assign(values, cell.value)
    }
    if (!found && !values.model && !faults.some(({ column }) => column === T.model))
      faults.push({ column: cells[T.model] === undefined ? null : T.model, message: 'Escreva a marca e o modelo.' })
    if (faults.length > 0) return { kind: 'failed', faults }
    if (!found)
      return { kind: 'created', step: { id: null, serial, values: { ...NEW, ...values, model: values.model ?? '' } } }
    const changed = Object.fromEntries(
      Object.entries(values).filter(([key, value]) => found[key as keyof OwnEquipmentValues] !== value),
    )
    return Object.keys(changed).length === 0
      ? { kind: 'unchanged' }
      : { kind: 'changed', step: { id: found.id, values: changed } }
  }
}

const NEW = { label: null, addressId: null, userId: null, active: true }

const repetition = (line: number | undefined): string | undefined =>
  line === undefined ? undefined : `A linha ${String(line)} já tem este serial.`

type Reader = { title: string; read: (text: string) => Cell<Partial<OwnEquipmentValues>> }

const readers = ({ addresses, users }: ImportContext): readonly Reader[] => [
  {
    title: T.model,
    read: (text) => (text === '' ? { fault: EMPTY_CELL } : limited(text, 120, { model: text })),
  },
  { title: T.label, read: (text) => limited(text, 60, { label: text === '' ? null : text }) },
  { title: T.address, read: (text) => named(text, addresses, 'endereço da empresa', (addressId) => ({ addressId })) },
  { title: T.user, read: (text) => named(text, users, 'usuário ativo da empresa', (userId) => ({ userId })) },
  { title: T.active, read: stateCell },
]

const limited = <Value>(text: string, most: number, value: Value): Cell<Value> =>
  text.length > most ? { fault: `No máximo ${String(most)} caracteres` } : { value }

function named<Value>(text: string, find: Names, noun: string, valueOf: (id: number | null) => Value): Cell<Value> {
  if (text === '') return { value: valueOf(null) }
  const [id, other] = find(text)
  if (id === undefined) return { fault: `Não há ${noun} “${text}”.` }
  return other === undefined ? { value: valueOf(id) } : { fault: `Há mais de um ${noun} “${text}”.` }
}

function stateCell(text: string): Cell<Partial<OwnEquipmentValues>> {
  const known = [ACTIVE_WORD, INACTIVE_WORD].find((word) => sameName(word) === sameName(text))
  if (known) return { value: { active: known === ACTIVE_WORD } }
  return text === '' ? { value: {} } : { fault: `Escreva “${ACTIVE_WORD}” ou “${INACTIVE_WORD}”.` }
}
