import type { EditConflict } from '@/services/catalogue/edit-conflict.rules'
import { isApiError } from '@/services/http/api-error.rules'

/** The saved record, or the edit conflict that prevented it. */
export type SaveResult<Name extends string, Thing> = { saved: Thing } | { conflict: EditConflict<Name, Thing> }

/** Returns an edit conflict as a result. Other 409s are thrown: a taken code or name is a field error. */
export async function saveOrConflict<Name extends string, Thing>(
  name: Name,
  saving: Promise<Thing>,
): Promise<SaveResult<Name, Thing>> {
  try {
    return { saved: await saving }
  } catch (error) {
    const data = isApiError(error, 'conflict') ? error.details.data : undefined
    if (!data?.[name]) throw error
    return { conflict: data as EditConflict<Name, Thing> }
  }
}
