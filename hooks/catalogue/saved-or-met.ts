import type { Conflict } from '@/services/catalogue/conflict.schema'
import { isApiError } from '@/services/http/api-error'

/** What saving came to: it is saved, or another person changed the thing meanwhile and nothing was. */
export type SavedOrMet<Name extends string, Thing> = { saved: Thing } | { conflict: Conflict<Name, Thing> }

/** Other conflicts are thrown: a code or a name that is taken is one too, and a field error. */
export async function savedOrMet<Name extends string, Thing>(
  name: Name,
  saving: Promise<Thing>,
): Promise<SavedOrMet<Name, Thing>> {
  try {
    return { saved: await saving }
  } catch (error) {
    const data = isApiError(error, 'conflict') ? error.details.data : undefined
    if (!data?.[name]) throw error
    return { conflict: data as Conflict<Name, Thing> }
  }
}
