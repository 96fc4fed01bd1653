import { differencesOf, type FormVersions, theirChanges, type TheirChange } from '../edit-conflict.rules'
import { describedFields } from '../field-list.rules'
import {
  PROPERTY_FIELDS,
  type PropertyChoices,
  type PropertyFieldTypes,
  type PropertyFormValues,
  toNewProperty,
} from './property-fields.rules'

const FIELDS = describedFields<PropertyFieldTypes>(PROPERTY_FIELDS)

/** What another user changed while the form of a property was open. */
export const theirPropertyChanges = (
  versions: FormVersions<PropertyFormValues>,
  choices: PropertyChoices,
): TheirChange[] =>
  theirChanges(versions, (before, after) =>
    differencesOf(FIELDS, { before: toNewProperty(before), after: toNewProperty(after) }, choices),
  )
