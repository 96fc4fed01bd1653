import type { Condition, Destination } from './appraisal.rules'

/** What is looked at when a unit comes back, and what a fault there means. */
const POINTS = {
  screen: { label: 'Tela', fault: 'damage' },
  keyboard: { label: 'Teclado e touchpad', fault: 'damage' },
  battery: { label: 'Bateria', fault: 'damage' },
  case: { label: 'Carcaça', fault: 'damage' },
  power: { label: 'Liga e funciona', fault: 'damage' },
  charger: { label: 'Carregador e cabos', fault: 'damage' },
  wiped: { label: 'Dados apagados', fault: 'work' },
  unlocked: { label: 'Bloqueio removido', fault: 'work' },
} as const

export type ChecklistPoint = keyof typeof POINTS

export const CHECKLIST_POINTS = Object.keys(POINTS) as ChecklistPoint[]

/** Found in order, found faulty; what was not looked at has no answer. */
export const CHECKLIST_ANSWERS = ['ok', 'bad'] as const

export type ChecklistAnswer = (typeof CHECKLIST_ANSWERS)[number]

export type Checklist = Partial<Record<ChecklistPoint, ChecklistAnswer>>

export const pointLabel = (point: ChecklistPoint): string => POINTS[point].label

/** The points by kind of product, by what its name says; every point for a kind that none of them names. */
const POINTS_BY_TYPE: readonly { kind: RegExp; points: readonly ChecklistPoint[] }[] = [
  { kind: /monitor|televis/, points: ['power', 'screen', 'case', 'charger'] },
  { kind: /impress|multifunc|scanner/, points: ['power', 'case', 'charger', 'wiped'] },
  {
    kind: /celular|telefone|smartphone|tablet/,
    points: ['power', 'screen', 'battery', 'case', 'charger', 'wiped', 'unlocked'],
  },
  { kind: /desktop|computador|workstation|servidor/, points: ['power', 'case', 'charger', 'wiped', 'unlocked'] },
]

const ALL_POINTS: readonly ChecklistPoint[] = [
  'power',
  'screen',
  'keyboard',
  'battery',
  'case',
  'charger',
  'wiped',
  'unlocked',
]

/** What is looked at of a product, by its kind as the catalogue names it ("Notebook", "Monitor"). */
export function checklistPointsFor(kind: string): readonly ChecklistPoint[] {
  const plain = kind
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return POINTS_BY_TYPE.find((one) => one.kind.test(plain))?.points ?? ALL_POINTS
}

type AppraisalResult = { condition: Condition; destination: Destination }

/** What the answers suggest: a fault is damage; data or a lock that are left are work for maintenance before it goes out. */
export function suggestAppraisal(checklist: Checklist): AppraisalResult {
  const faults = CHECKLIST_POINTS.filter((point) => checklist[point] === 'bad').map((point) => POINTS[point].fault)
  if (faults.includes('damage')) return { condition: 'damaged', destination: 'IN_MAINTENANCE' }
  return { condition: 'good', destination: faults.length > 0 ? 'IN_MAINTENANCE' : 'UP_FOR_RENTAL' }
}

/** What was found faulty, for reading. */
export const faultLabels = (checklist: Checklist): string[] =>
  CHECKLIST_POINTS.filter((point) => checklist[point] === 'bad').map(pointLabel)
