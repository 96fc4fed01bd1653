import { useQuery } from '@tanstack/react-query'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { propertiesOfTypeQueryOptions } from '@/hooks/catalogue/properties.queries'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'

type Props = { property: PropertyDetail | null; typeId: number | undefined }

/** `replace_ids`: answers of the same type that count for this one too. */
export const ReplacesField = ({ property, typeId }: Props) => {
  const { data = [] } = useQuery(propertiesOfTypeQueryOptions(typeId))
  const others = data.filter(({ id }) => id !== property?.id)
  if (others.length === 0) return null
  return (
    <CheckboxGroup
      name="replace_ids"
      legend="Também atendida por"
      optional
      hint="Quem escolhe esta resposta vê também os produtos dessas."
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
