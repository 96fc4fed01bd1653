/** What a 409 brings when a thing has another version by now: under its name the thing as it is, and who made it so. */
export type Conflict<Name extends string, Thing> = Record<Name, Thing> & { changed_by: string; changed_at: string }
