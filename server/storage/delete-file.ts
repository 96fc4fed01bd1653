import type { Tx } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import { deleteFile } from './storage'

const deleteFileJob = defineJob<{ storageKey: string }>('storage.forget-file', ({ storageKey }) =>
  deleteFile(storageKey),
)

/** Deletes a stored file once the caller's transaction has committed; after a rollback the file stays. */
export const deleteFileAfterCommit = (tx: Tx, storageKey: string): Promise<void> =>
  deleteFileJob.enqueue(tx, { storageKey })
