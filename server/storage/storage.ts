import { createHash, randomUUID } from 'node:crypto'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { filesDirectory, settings } from '@/server/config/settings'

let disk: Promise<Disk> | undefined

/** The configured store: an S3-compatible one when S3_BUCKET is set, else files under DATA_DIR. */
function store(): Promise<Disk> {
  return (disk ??= open())
}

async function open(): Promise<Disk> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = settings()
  if (!S3_BUCKET) return new Disk(new FSDriver({ location: filesDirectory(), visibility: 'private' }))
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: S3_BUCKET,
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      credentials: { accessKeyId: S3_ACCESS_KEY ?? '', secretAccessKey: S3_SECRET_KEY ?? '' },
    }),
  )
}

export type StoredFile = { storageKey: string; size: number; sha256: string }

/**
 * Keeps bytes under a random key: names that people gave never become paths.
 * A file whose transaction then fails is an orphan that nothing refers to; it is never served.
 */
export async function keepFile(folder: string, content: Uint8Array): Promise<StoredFile> {
  const storageKey = `${folder}/${randomUUID()}`
  await (await store()).put(storageKey, content)
  return { storageKey, size: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') }
}

/** The bytes as a web stream, for an answer. */
export async function openFile(storageKey: string): Promise<ReadableStream<Uint8Array>> {
  const { Readable } = await import('node:stream')
  return Readable.toWeb(await (await store()).getStream(storageKey)) as ReadableStream<Uint8Array>
}

export async function removeFile(storageKey: string): Promise<void> {
  await (await store()).delete(storageKey)
}

/** Writes and removes a byte; for `/ready`. */
export async function storageReady(): Promise<boolean> {
  const { storageKey } = await keepFile('probe', new Uint8Array([1]))
  await removeFile(storageKey)
  return true
}
