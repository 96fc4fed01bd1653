import type { EditConflict } from '@/services/catalogue/edit-conflict.rules'
import { isApiError } from '@/services/http/api-error'

/** What saving came to: it is saved, or another person changed the thing meanwhile and nothing was. */
export type SaveResult<Name extends string, Thing> = { saved: Thing } | { conflict: EditConflict<Name, Thing> }

/** Other conflicts are thrown: a code or a name that is taken is one too, and a field error. */
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
