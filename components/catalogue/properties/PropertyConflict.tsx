import { useQuery } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { propertiesOfTypeQueryOptions, propertyTypesQueryOptions } from '@/hooks/catalogue/properties.queries'
import { simulatorDetailsQueryOptions } from '@/hooks/catalogue/simulators.queries'
import { mergeForms } from '@/services/catalogue/edit-conflict.rules'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { theirPropertyChanges } from '@/services/catalogue/properties/property-changes.rules'
import { type PropertyFormValues, toPropertyFormValues } from '@/services/catalogue/properties/property-fields.rules'
import { EditConflictDialog } from '../crud/EditConflictDialog'
import type { EditConflictState } from '../crud/useEditConflict'

type Props = {
  conflict: EditConflictState<PropertyDetail, PropertyFormValues>
  open: boolean
  onClose: () => void
  /** The form now starts from what the other person saved. */
  onMerge: (now: PropertyDetail) => void
}

/** Another person saved the property first. */
export const PropertyConflict = ({ conflict, open, onClose, onMerge }: Props) => {
  const { setValues } = useFormikContext<PropertyFormValues>()
  const { read, now, form } = conflict
  const versions = { was: toPropertyFormValues(read), theirs: toPropertyFormValues(now), mine: form }
  // What either version refers to may be gone from the lists by now.
  const { data: types = [] } = useQuery(propertyTypesQueryOptions())
  const { data: simulators = [] } = useQuery(simulatorDetailsQueryOptions())
  const { data: properties = [] } = useQuery(propertiesOfTypeQueryOptions(Number(form.property_type_id) || undefined))
  const choices = {
    types: [read.property_type, now.property_type, ...types],
    simulators: [...read.simulators, ...now.simulators, ...simulators],
    properties: [...read.replaces, ...now.replaces, ...properties],
  }
  return (
    <EditConflictDialog
      open={open}
      onClose={onClose}
      what="esta propriedade"
      by={conflict}
      changes={theirPropertyChanges(versions, choices)}
      onMerge={() => {
        onMerge(now)
        void setValues(mergeForms(versions))
      }}
    />
  )
}
