import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { filesDirectory, settings } from '@/server/config/settings'
import { Failure } from '@/server/http/failure'

const MISSING =
  'Esse arquivo se perdeu e não pode ser aberto. Peça a quem o enviou que envie de novo, ou fale com o suporte.'

/** Keys per batch. */
const BATCH = 500

let disk: Promise<Disk> | undefined

/** The configured storage: S3-compatible when S3_BUCKET is set, else files under DATA_DIR. */
function store(): Promise<Disk> {
  return (disk ??= connect())
}

async function connect(): Promise<Disk> {
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
 * Stores a file under a random key: user-given names never become paths. If the transaction then fails, the file is an
 * orphan that is never served.
 */
export async function storeFile(folder: string, content: Uint8Array): Promise<StoredFile> {
  const storageKey = `${folder}/${randomUUID()}`
  await (await store()).put(storageKey, content)
  return { storageKey, size: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') }
}

/** Puts a file of a backup back under the key that it had. */
export async function putBack(storageKey: string, content: Uint8Array): Promise<void> {
  await (await store()).put(storageKey, content)
}

/**
 * The file's bytes as a web stream, for an answer. It is opened before it is returned: a file that cannot be read fails
 * here, with a 500 in the envelope, and not in the middle of an answer that started with 200.
 */
export async function openFile(storageKey: string): Promise<ReadableStream<Uint8Array>> {
  const stream = await open(storageKey).catch((cause: unknown) => toFailure(storageKey, cause))
  // Not `Readable.toWeb`: it throws an uncatchable error when a reader disconnects after the last byte was read.
  return WebStream.from<Uint8Array>(stream) as ReadableStream<Uint8Array>
}

/** All bytes of a file, where something reads it as a whole. */
export const readFile = async (storageKey: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(await openFile(storageKey)).arrayBuffer())

async function open(storageKey: string): Promise<Readable> {
  const stream = await (await store()).getStream(storageKey)
  // An empty file may end without ever having been readable.
  const begun = new AbortController()
  await Promise.race(['readable', 'end'].map((event) => once(stream, event, { signal: begun.signal })))
  begun.abort()
  return stream
}

async function toFailure(storageKey: string, cause: unknown): Promise<never> {
  if (await (await store()).exists(storageKey)) throw cause
  throw new Failure(MISSING, `The store has no bytes under ${storageKey}`, { cause })
}

export async function deleteFile(storageKey: string): Promise<void> {
  await (await store()).delete(storageKey)
}

/** Every key in a folder, or with '' in the whole store, in batches of some hundreds. */
export async function* listKeys(folder: string): AsyncGenerator<string[]> {
  const disk = await store()
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken }).catch(isMissing)
    // S3 has no folders, only common prefixes, which also match longer names.
    const prefix = folder && `${folder}/`
    const keys = [...page.objects].flatMap((one) => (one.isFile && one.key.startsWith(prefix) ? [one.key] : []))
    for (let at = 0; at < keys.length; at += BATCH) yield keys.slice(at, at + BATCH)
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/** A folder on disk exists only after its first file. */
function isMissing(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { objects: [] }
  throw error
}

export async function storedAt(storageKey: string): Promise<Date> {
  return (await (await store()).getMetaData(storageKey)).lastModified
}

/** Writes and deletes a byte, for `/ready`. */
export async function storageReady(): Promise<boolean> {
  const { storageKey } = await storeFile('probe', new Uint8Array([1]))
  await deleteFile(storageKey)
  return true
}
