import type { Tx } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import { deleteFile } from './storage'

const deleteFileJob = defineJob<{ storageKey: string }>('storage.forget-file', ({ storageKey }) =>
  deleteFile(storageKey),
)

/** Removes stored bytes once the caller's transaction is committed: nothing is lost when it is not. */
export const deleteFileAfterCommit = (tx: Tx, storageKey: string): Promise<void> =>
  deleteFileJob.enqueue(tx, { storageKey })
