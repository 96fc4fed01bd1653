import { id } from '@/services/config/id.schema'
import { array, object, string, type InferType } from '@/services/config/validation'

/** What a file was when somebody opened it, whatever became of it later. */
export const openedFileSchema = object({
  file_id: id().required(),
  document_type: string().required(),
  name: string().required(),
  sha256: string().required(),
})

/** That somebody opened a file of an order. */
export const documentAccessSchema = openedFileSchema.concat(
  object({ id: id().required(), opened_by: string().required(), opened_at: string().required() }),
)

export const documentAccesses = array(documentAccessSchema).required()

export type OpenedFile = InferType<typeof openedFileSchema>
export type DocumentAccess = InferType<typeof documentAccessSchema>
