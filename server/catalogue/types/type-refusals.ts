import { Refusal } from '@/server/http/refusal'

/** Nothing was deleted: a sentence for each type that has to stay. Of several it is said that none went. */
export const typesInUse = (sentences: readonly string[], asked: number): Refusal =>
  new Refusal('conflict', { errors: asked > 1 ? ['Nenhum tipo foi excluído.', ...sentences] : [...sentences] })
