import type { MeasurementNote } from './measuring.schema'

export const MEASUREMENT_NOTE_LABEL: Readonly<Record<MeasurementNote, string>> = {
  unpriced: 'Sem preço',
  exchanged_out: 'Saiu na troca',
  exchanged_in: 'Entrou na troca',
  upgraded: 'Entrou no upgrade',
  collected: 'Recolhido',
  lost: 'Perda',
  readjusted: 'Reajuste',
}

/** "saiu na troca, reajuste": what staff read beside a measured unit. Without a price is said apart, in red. */
export const measurementNotesText = (notes: readonly MeasurementNote[]): string =>
  notes
    .filter((note) => note !== 'unpriced')
    .map((note) => MEASUREMENT_NOTE_LABEL[note].toLowerCase())
    .join(', ')
