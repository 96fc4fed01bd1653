import type { Tx } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import { removeFile } from './storage'

const forget = defineJob<{ storageKey: string }>('storage.forget-file', ({ storageKey }) => removeFile(storageKey))

/** Removes stored bytes once the caller's transaction is committed: nothing is lost when it is not. */
export const forgetFile = (tx: Tx, storageKey: string): Promise<void> => forget.enqueue(tx, { storageKey })
