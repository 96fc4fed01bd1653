import { formatCount } from '@/services/format/format.rules'

/** `1 unidade`, `18 unidades`. */
export const unitsOf = ({ quantity }: { quantity: number }): string => formatCount(quantity, 'unidade', 'unidades')
