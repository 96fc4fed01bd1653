import { canonicalSerial, serialFault } from '@/services/stock/units/serials.rules'

/** Most serials per registration. */
export const MAX_OWN_SERIALS = 200

/** Sort orders of a company's own equipment. */
export const OWN_EQUIPMENT_ORDERINGS = ['model', '-model', 'serial', '-serial'] as const

export type OwnEquipmentOrdering = (typeof OWN_EQUIPMENT_ORDERINGS)[number]

/** Why a text is not a serial; undefined if it is. */
export const ownSerialFault = (text: string): string | undefined => serialFault(canonicalSerial(text))

/** The fields that the history compares, by their Portuguese names. */
export const OWN_EQUIPMENT_FIELDS = {
  serial: 'Serial',
  model: 'Modelo',
  label: 'Etiqueta',
  address: 'Endereço',
  user: 'Responsável',
  active: 'Situação',
} as const

export type OwnEquipmentField = keyof typeof OWN_EQUIPMENT_FIELDS

export const ACTIVE_WORD = 'Em uso'
export const INACTIVE_WORD = 'Baixado'

export const stateWord = (active: boolean): string => (active ? ACTIVE_WORD : INACTIVE_WORD)

/** Of all lists that hold equipment: this one is not rented. */
export const OWN_ORIGIN = 'Próprio'
