import type { MaskitoMask, MaskitoOptions } from '@maskito/core'

const digit = /\d/
const letterOrDigit = /[0-9A-Za-z]/
const times = <Part>(count: number, part: Part): Part[] => Array.from({ length: count }, () => part)

const mask = (pattern: MaskitoMask): MaskitoOptions => ({ mask: pattern })

/** Since July 2026 a CNPJ may contain letters: no numeric keyboard, and input becomes upper case. */
const cnpj: MaskitoOptions = {
  mask: [
    ...times(2, letterOrDigit),
    '.',
    ...times(3, letterOrDigit),
    '.',
    ...times(3, letterOrDigit),
    '/',
    ...times(4, letterOrDigit),
    '-',
    digit,
    digit,
  ],
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
}

export type MaskKind = 'cnpj' | 'cpf' | 'cep' | 'phone' | 'day'

export const masks: Record<
  MaskKind,
  { options: MaskitoOptions; placeholder: string; inputMode: 'text' | 'numeric' | 'tel' }
> = {
  cnpj: { options: cnpj, placeholder: '00.AAA.000/0001-00', inputMode: 'text' },
  cpf: {
    options: mask([...times(3, digit), '.', ...times(3, digit), '.', ...times(3, digit), '-', digit, digit]),
    placeholder: '000.000.000-00',
    inputMode: 'numeric',
  },
  cep: { options: mask([...times(5, digit), '-', ...times(3, digit)]), placeholder: '00000-000', inputMode: 'numeric' },
  phone: {
    options: mask(['(', digit, digit, ')', ' ', ...times(5, digit), '-', ...times(4, digit)]),
    placeholder: '(00) 90000-0000',
    inputMode: 'tel',
  },
  day: {
    options: mask([...times(2, digit), '/', ...times(2, digit), '/', ...times(4, digit)]),
    placeholder: 'dd/mm/aaaa',
    inputMode: 'numeric',
  },
}
