import { array, number, object, type ObjectShape, strictObject, string } from '@/services/config/validation'

const name = () => string().trim().max(40).required('Preencha esse campo')

export const viewNameBody = strictObject({ name: name() })

export const savedViewParams = object({ id: number().integer().positive().required() })

/** For lists whose columns cannot be chosen. */
export const NO_COLUMNS = { answered: {}, sent: {} }

/**
 * The contract of a list's saved views.
 * @param query the filters and sorting of a view: the query of the list, without its page and without defaults
 * @param columns the field as it is answered, and as it is sent; or `NO_COLUMNS`
 */
export function savedViewContract<Query extends ObjectShape, Answered extends ObjectShape, Sent extends ObjectShape>(
  query: Query,
  { answered, sent }: { answered: Answered; sent: Sent },
) {
  const view = object({
    id: number().integer().required(),
    name: string().required(),
    query: object(query).required(),
    ...answered,
  })
  return {
    view,
    /** One user's views, and how their list opens. */
    views: object({
      views: array(view).required(),
      /** The key of a built-in view, or the id of an own one as text; null for the default. */
      first: string().nullable().defined(),
      ...answered,
    }),
    newView: strictObject({ name: name(), query: strictObject(query).required(), ...sent }),
    /** Omitted fields stay as they are. */
    change: strictObject({
      name: string().trim().min(1, 'Preencha esse campo').max(40),
      query: strictObject(query).default(undefined),
      ...sent,
    }),
    settings: strictObject({
      first: string()
        .matches(/^[a-z0-9-]{1,40}$/)
        .nullable(),
      ...sent,
    }),
  }
}
