import { useQuery } from '@tanstack/react-query'
import { CheckboxGroup } from '@/components/ui/forms/CheckboxGroup'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'

/** The simulators that offer the answer: active ones, and those that already have it. */
export const SimulatorsField = ({ property }: { property: PropertyDetail | null }) => {
  const { data = [] } = useQuery(simulatorDetailsQueryOptions())
  const chosen = property?.simulators.filter(({ id }) => !data.some((one) => one.id === id)) ?? []
  return (
    <CheckboxGroup
      name="simulator_ids"
      legend="Simuladores"
      optional
      options={[...data, ...chosen].map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
