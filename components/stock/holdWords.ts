import { formatNumber } from '@/services/format/format.rules'

/** `1 unidade`, `18 unidades`. */
export const unitsOf = ({ quantity }: { quantity: number }): string =>
  quantity === 1 ? '1 unidade' : `${formatNumber(quantity)} unidades`
