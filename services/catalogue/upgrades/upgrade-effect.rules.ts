type Specification = { name: string; value: string }

/** What an upgrade changes: the specification by its name, and its new value ('1 TB SSD') or what is added ('+16 GB'). */
export type UpgradeValue = { specification: string | null; value: string | null }

/** 'Armazenamento', 'de 512 GB', 'para 1 TB'. */
export type UpgradeEffect = { specification: string; from: string; to: string }

const GIGABYTES: ReadonlyMap<string, number> = new Map([
  ['kb', 1 / 1024 ** 2],
  ['mb', 1 / 1024],
  ['gb', 1],
  ['tb', 1024],
])
const MEASURE = /(\d+(?:[.,]\d+)?)\s*([\p{L}%"]*)/u

type Measure = { amount: number; unit: string; text: string }

/** The first amount of a text with its unit; sizes of memory in gigabytes. Null for a text without a number. */
function measureOf(text: string): Measure | null {
  const found = MEASURE.exec(text)
  if (!found) return null
  const [whole, number = '', unit = ''] = found
  const amount = Number(number.replace(',', '.'))
  const factor = GIGABYTES.get(unit.toLowerCase())
  return factor === undefined
    ? { amount, unit: unit.toLowerCase(), text: whole.trim() }
    : { amount: amount * factor, unit: 'gb', text: whole.trim() }
}

const format = ({ amount, unit }: Omit<Measure, 'text'>): string => {
  const isWholeTera = unit === 'gb' && amount >= 1024 && amount % 512 === 0
  const shown = isWholeTera ? amount / 1024 : amount
  const name = unit === 'gb' ? (isWholeTera ? 'TB' : 'GB') : unit
  return `${String(Math.round(shown * 100) / 100).replace('.', ',')} ${name}`.trim()
}

const isAddition = (value: string): boolean => value.trim().startsWith('+')

/** Whether a value can be compared: it has a number. */
export const isMeasurable = (value: string): boolean => measureOf(value) !== null

/**
 * From what to what an upgrade changes a product; null when it improves nothing: the product has as much already, lacks the
 * specification, or has it in another unit.
 */
export function effectOf(
  { specification, value }: UpgradeValue,
  specifications: readonly Specification[],
): UpgradeEffect | null {
  if (specification === null || value === null) return null
  const wanted = specification.trim().toLowerCase()
  const current = specifications.find(({ name }) => name.trim().toLowerCase() === wanted)
  const from = current && measureOf(current.value)
  const given = measureOf(value)
  if (!from || !given || from.unit !== given.unit) return null
  const to = isAddition(value) ? { ...given, amount: from.amount + given.amount } : given
  if (to.amount <= from.amount) return null
  return { specification: current.name, from: from.text, to: isAddition(value) ? format(to) : given.text }
}

/** Whether an upgrade may be offered for a product: it improves it, or changes none of its specifications (a dock). */
export const isImprovement = (upgrade: UpgradeValue, specifications: readonly Specification[]): boolean =>
  upgrade.specification === null || effectOf(upgrade, specifications) !== null

/** 'Armazenamento: de 512 GB para 1 TB' */
export const effectText = ({ specification, from, to }: UpgradeEffect): string =>
  `${specification}: de ${from} para ${to}`
