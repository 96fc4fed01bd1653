/**
 * Points to test on a returned unit, with what is looked at; data that were not erased are a matter of law (LGPD), so
 * they come first.
 */
const POINTS = {
  wiped: { label: 'Dados apagados', hint: 'Nada de quem usou ficou no equipamento' },
  unlocked: { label: 'Bloqueio removido', hint: 'Sem conta, senha ou gestão da empresa' },
  power: { label: 'Liga e funciona', hint: 'Inicia até o fim, portas respondem' },
  screen: { label: 'Tela', hint: 'Sem manchas, riscos ou trincas' },
  keyboard: { label: 'Teclado e touchpad', hint: 'Todas as teclas respondem' },
  battery: { label: 'Bateria', hint: 'Saúde acima de 80%' },
  case: { label: 'Carcaça', hint: 'Compare com as fotos da entrega' },
  charger: { label: 'Carregador e cabos', hint: 'Originais, sem emenda' },
} as const

export type ChecklistPoint = keyof typeof POINTS

export const CHECKLIST_POINTS = Object.keys(POINTS) as ChecklistPoint[]

/** Points that were not tested have no answer. */
export const CHECKLIST_ANSWERS = ['ok', 'bad'] as const

export type ChecklistAnswer = (typeof CHECKLIST_ANSWERS)[number]

export type Checklist = Partial<Record<ChecklistPoint, ChecklistAnswer>>

export const pointLabel = (point: ChecklistPoint): string => POINTS[point].label

export const pointHint = (point: ChecklistPoint): string => POINTS[point].hint

/** Points by words in the product type's name; all points for any other type. */
const POINTS_BY_TYPE: readonly { kind: RegExp; points: readonly ChecklistPoint[] }[] = [
  { kind: /monitor|televis/, points: ['power', 'screen', 'case', 'charger'] },
  { kind: /impress|multifunc|scanner/, points: ['wiped', 'power', 'case', 'charger'] },
  {
    kind: /celular|telefone|smartphone|tablet/,
    points: ['wiped', 'unlocked', 'power', 'screen', 'battery', 'case', 'charger'],
  },
  { kind: /desktop|computador|workstation|servidor/, points: ['wiped', 'unlocked', 'power', 'case', 'charger'] },
]

/** Checklist points of a product type by its name in the catalogue ("Notebook", "Monitor"). */
export function checklistPointsFor(kind: string): readonly ChecklistPoint[] {
  const plain = kind
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return POINTS_BY_TYPE.find((one) => one.kind.test(plain))?.points ?? CHECKLIST_POINTS
}

/** The points that were not tested yet. */
export const openPoints = (checklist: Checklist, points: readonly ChecklistPoint[]): ChecklistPoint[] =>
  points.filter((point) => !checklist[point])

/** Labels of the points that failed. */
export const faultLabels = (checklist: Checklist): string[] =>
  CHECKLIST_POINTS.filter((point) => checklist[point] === 'bad').map(pointLabel)
