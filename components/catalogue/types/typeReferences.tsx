import type { ReactNode } from 'react'
import { Link } from '@/components/ui/navigation/Link'
import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'

/** A link to the products of a type; null when there are none. */
export const productReferences = ({ id, products_count: count }: ProductType): ReactNode =>
  count === 0 ? null : <Link href={paths.admin.productsOfType(id)}>{formatCount(count, 'produto', 'produtos')}</Link>

/** The properties of a type, as a link, and its questions; null when nothing uses it. */
export function propertyTypeReferences({
  id,
  properties_count: properties,
  steps_count: questions,
}: PropertyType): ReactNode {
  if (properties + questions === 0) return null
  return (
    <>
      {properties > 0 && (
        <Link href={paths.admin.propertiesOfType(id)}>{formatCount(properties, 'propriedade', 'propriedades')}</Link>
      )}
      {properties > 0 && questions > 0 && ' e '}
      {questions > 0 && formatCount(questions, 'pergunta', 'perguntas')}
    </>
  )
}
