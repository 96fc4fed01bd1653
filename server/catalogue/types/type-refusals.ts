import { Refusal } from '@/server/http/refusal'

/** The refusal to delete types: one sentence per type that is in use; of several it says that none was deleted. */
export const typesInUse = (sentences: readonly string[], asked: number): Refusal =>
  new Refusal('conflict', { errors: asked > 1 ? ['Nenhum tipo foi excluído.', ...sentences] : [...sentences] })
