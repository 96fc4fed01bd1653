import type { Condition, Destination } from './appraisal.rules'

/** Points to check on a returned unit, and whether a fault means damage or maintenance work. */
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

/** Unchecked points have no answer. */
export const CHECKLIST_ANSWERS = ['ok', 'bad'] as const

export type ChecklistAnswer = (typeof CHECKLIST_ANSWERS)[number]

export type Checklist = Partial<Record<ChecklistPoint, ChecklistAnswer>>

export const pointLabel = (point: ChecklistPoint): string => POINTS[point].label

/** Checklist points by words in the product type's name; all points for any other type. */
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

/** Checklist points of a product type by its name in the catalogue ("Notebook", "Monitor"). */
export function checklistPointsFor(kind: string): readonly ChecklistPoint[] {
  const plain = kind
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return POINTS_BY_TYPE.find((one) => one.kind.test(plain))?.points ?? ALL_POINTS
}

type AppraisalResult = { condition: Condition; destination: Destination }

/** Suggests an appraisal: a fault means damage; remaining data or a lock means maintenance. */
export function suggestAppraisal(checklist: Checklist): AppraisalResult {
  const faults = CHECKLIST_POINTS.filter((point) => checklist[point] === 'bad').map((point) => POINTS[point].fault)
  if (faults.includes('damage')) return { condition: 'damaged', destination: 'IN_MAINTENANCE' }
  return { condition: 'good', destination: faults.length > 0 ? 'IN_MAINTENANCE' : 'UP_FOR_RENTAL' }
}

/** Labels of the points that failed. */
export const faultLabels = (checklist: Checklist): string[] =>
  CHECKLIST_POINTS.filter((point) => checklist[point] === 'bad').map(pointLabel)
