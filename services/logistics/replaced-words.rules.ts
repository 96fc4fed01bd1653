import { formatList } from '@/services/format/format.rules'
import type { PackageDetail } from './parcel-parts.schema'
import type { ReturnDesk } from './returns-desk.schema'

/** As many serials as one reads in a line. */
const READABLE = 4

/** Which units give their places to what is in a parcel: "Substitui ARR-000123 (Vertex 14) por upgrade". */
export function replacesWords(replaces: PackageDetail['replaces']): string {
  const [first, ...others] = replaces
  if (first && others.length === 0)
    return `Substitui ${first.serial} (${first.product})${first.kind === 'upgrade' ? ' por upgrade' : ''}`
  return `Substitui ${formatList(
    replaces.map(({ serial }) => serial),
    READABLE,
  )}`
}

/** To which unit one of a return gave its place. */
export const replacementWords = ({ serial, by }: ReturnDesk['replacements'][number]): string =>
  by ? `${serial} deu lugar a ${by}.` : `${serial} dá lugar a outro, que ainda não chegou.`
