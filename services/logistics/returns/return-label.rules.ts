import { formatCount } from '@/services/format/format.rules'

type Unit = { serial: string; product: { name: string } }

/** Most boxes of one return. Here and not in the schema, so that the pages with the label's form load no schemas. */
export const MAX_VOLUMES = 50

/** Serials named on an A4 label; the list below it and the QR code cover all of them. */
const NAMED = 24

/** The serials that fit on a label. */
export function labelSerials(units: readonly Pick<Unit, 'serial'>[], most: number = NAMED): string {
  const named = units.slice(0, most).map(({ serial }) => serial)
  const others = units.length - named.length
  return named.join(', ') + (others > 0 ? ` e mais ${String(others)}` : '')
}

/** Serials by product, in the order of the products. */
export function unitsByProduct(units: readonly Unit[]): { name: string; serials: string[] }[] {
  const groups = Map.groupBy(units, ({ product }) => product.name)
  return [...groups].map(([name, own]) => ({ name, serials: own.map(({ serial }) => serial) }))
}

/** Instructions for the customer. */
export const packingSteps = (volumes: number): string[] => [
  'Antes de embalar, saia das contas e apague os seus dados dos equipamentos.',
  'Confira se os seriais nos volumes são os desta folha e junte carregadores e cabos.',
  'Proteja as telas e os cantos; se ainda tiver a embalagem original, use-a.',
  volumes === 1
    ? 'Cole esta etiqueta do lado de fora do volume, com o código à vista.'
    : `Cole uma etiqueta do lado de fora de cada volume, com o código à vista: são ${formatCount(volumes, 'volume', 'volumes')}.`,
  'Deixe os volumes fechados até a coleta, que combinamos com você.',
]
