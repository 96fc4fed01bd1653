import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBackup } from '@/scripts/backup/manifest.mjs'
import { requireKnown } from '@/scripts/backup/migrations.mjs'
import { filesDirectory, settings } from '@/server/config/settings'
import { clientOf, pool, transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import { storeFile } from '@/server/storage/storage'
import { aDocumentedInvoice, fileKeysOf } from '@/tests/factories/billing/documents.factory'
import { anEmptyDatabase, contentsOf, type Run, runCommand, startCommand } from '@/tests/factories/http/backup-commands'
import { anS3Server } from '@/tests/factories/http/s3-server'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { somebodyWaits } from '@/tests/factories/rows'

jest.setTimeout(300_000)

let folder: string
let source: Record<string, string>
let backup: string
let made: Run
let ticketFiles: string[]
let invoiceFiles: string[]
/** What was written to files, by key. */
const written = new Map<string, string>()

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function writeFileWithRow(): Promise<void> {
  const content = randomBytes(2_000)
  const { storageKey } = await storeFile('pictures', content)
  const sql = `with picture as (insert into pictures (id) values ($1) returning id)
    insert into picture_files (picture_id, size, storage_key, bytes) select id, 1, $2, $3 from picture`
  await pool().query(sql, [randomUUID(), storageKey, content.byteLength])
  written.set(storageKey, sha256(content))
}

/** A picture of a ticket, whose row names two files. */
async function writeTicketPicture(): Promise<string[]> {
  const [whole, preview] = [
    await storeFile('tickets', randomBytes(2_000)),
    await storeFile('tickets', randomBytes(200)),
  ]
  const sql = `insert into ticket_attachments (uploaded_by, storage_key, preview_key, name, size, sha256, mime)
    select min(id), $1, $2, 'tela.webp', 2000, $3, 'image/webp' from users`
  await pool().query(sql, [whole.storageKey, preview.storageKey, whole.sha256])
  return [whole.storageKey, preview.storageKey]
}

async function deleteFileWithRow(): Promise<void> {
  await transaction(async (tx) => {
    const sql = 'delete from picture_files where storage_key = (select min(storage_key) from picture_files) returning *'
    const { rows } = (await clientOf(tx).query(sql)) as { rows: { storage_key: string }[] }
    for (const { storage_key: key } of rows) await deleteFileAfterCommit(tx, key)
  })
}

/** Runs the work while others write and delete files. */
async function underWrites(work: Promise<Run>): Promise<Run> {
  let goesOn = true
  const writers = [writeFileWithRow, writeFileWithRow, deleteFileWithRow, drainJobs].map(async (write) => {
    while (goesOn) await write()
  })
  try {
    return await work
  } finally {
    goesOn = false
    await Promise.all(writers)
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrenda-backup-'))
  chmodSync(folder, 0o711)
  backup = join(folder, 'backup')
  await aTeamAt('CREDIT_ANALYSIS')
  for (let count = 0; count < 100; count += 1) await writeFileWithRow()
  ticketFiles = await writeTicketPicture()
  const invoice = await aDocumentedInvoice({ lines: [{}, { taxKind: 'SERVICE', amount: '120.00' }] })
  invoiceFiles = await fileKeysOf(invoice.id)
  const { DATABASE_URL, SECRET_KEY } = settings()
  source = { DATABASE_URL, SECRET_KEY, DATA_DIR: join(folder, 'source') }
  mkdirSync(source.DATA_DIR ?? '')
  symlinkSync(filesDirectory(), join(folder, 'source', 'files'))
  made = await underWrites(runCommand('backup', ['--to', backup], source))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a backup', () => {
  it('taken while others write and delete has every file that its rows name, for its owner alone', async () => {
    expect(made).toMatchObject({ code: 0, lines: [] })
    const { bytes } = await checkBackup(backup)
    expect(bytes).toBeGreaterThan(0)
    expect(invoiceFiles).toHaveLength(4)
    for (const key of [...ticketFiles, ...invoiceFiles]) expect(existsSync(join(backup, 'files', key))).toBe(true)
    expect(statSync(backup).mode & 0o777).toBe(0o700)
    for (const path of Object.keys(contentsOf(backup)).filter((name) => existsSync(join(backup, name)))) {
      expect(statSync(join(backup, path)).mode & 0o777).toBe(0o600)
      const expected = written.get(path.slice('files/'.length))
      if (expected) expect(sha256(readFileSync(join(backup, path)))).toBe(expected)
    }
  })

  it('refuses another one meanwhile and, interrupted, leaves nothing and is made again', async () => {
    const interrupted = join(folder, 'interrupted')
    const blocker = await pool().connect()
    await blocker.query('begin; lock table users in access exclusive mode')
    const { child, ended } = startCommand('backup', ['--to', interrupted], source)
    await somebodyWaits()
    expect(readdirSync(folder)).toContain('interrupted.unfinished')
    expect(await runCommand('backup', ['--to', join(folder, 'second')], source)).toMatchObject({
      code: 1,
      lines: ['Another backup of this database is running.'],
    })
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 1, lines: ['Interrupted: nothing was finished.'] })
    await blocker.query('rollback')
    blocker.release()

    expect(readdirSync(folder).filter((name) => name.startsWith('interrupted'))).toEqual([])
    expect(await runCommand('backup', ['--to', interrupted], source)).toMatchObject({ code: 0 })
  })

  it('overwrites no other', async () => {
    expect(await runCommand('backup', ['--to', backup], source)).toMatchObject({
      code: 1,
      lines: [`${backup} exists already: a backup gets a folder of its own.`],
    })
  })
})

describe('a restore', () => {
  it('brings everything back into an empty place, also after one that was interrupted', async () => {
    const place = { DATA_DIR: join(folder, 'embedded') }
    cpSync(join(backup, 'files', 'pictures'), join(place.DATA_DIR, 'files', 'pictures'), { recursive: true })
    chmodSync(place.DATA_DIR, 0o711)

    const { code, said, lines } = await runCommand('restore', [backup], place)

    expect({ code, lines }).toEqual({ code: 0, lines: [] })
    expect(said).toMatch(/\n(\d+) of \1 hold\.\n/)
    expect(readFileSync(join(place.DATA_DIR, 'secret.key'), 'utf8').trim()).toBe(settings().SECRET_KEY)
    const again = join(folder, 'again')
    expect(await runCommand('backup', ['--to', again], place)).toMatchObject({ code: 0 })
    expect(contentsOf(again)).toEqual(contentsOf(backup))
  })

  it('moves files on a disk into an S3-compatible store, and back', async () => {
    const s3 = await anS3Server()
    const { url, drop } = await anEmptyDatabase(settings().DATABASE_URL, 'restored_with_s3')
    const place = { ...source, ...s3.settings, DATABASE_URL: url, DATA_DIR: join(folder, 's3') }
    try {
      expect(await runCommand('restore', [backup], place)).toMatchObject({ code: 0, lines: [] })
      const again = join(folder, 'from-s3')
      expect(await runCommand('backup', ['--to', again], place)).toMatchObject({ code: 0, lines: [] })
      expect(contentsOf(again)).toEqual(contentsOf(backup))
    } finally {
      await drop()
      await s3.close()
    }
  })

  it('refuses a database that is in use, and a key that is not the one of the backup', async () => {
    expect(await runCommand('restore', [backup], source)).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^The database is not empty \(public\.\w+ has rows\)/)],
    })
    expect(await runCommand('restore', [backup], { ...source, SECRET_KEY: 'x'.repeat(32) })).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^SECRET_KEY is not the backup's/)],
    })
  })

  it('refuses a place that has files of somebody else', async () => {
    const { url, drop } = await anEmptyDatabase(settings().DATABASE_URL, 'beside_foreign_files')
    const place = { ...source, DATABASE_URL: url, DATA_DIR: join(folder, 'taken') }
    mkdirSync(join(place.DATA_DIR, 'files', 'orders'), { recursive: true })
    writeFileSync(join(place.DATA_DIR, 'files', 'orders', 'theirs'), 'theirs')
    expect(await runCommand('restore', [backup], place)).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/is not empty \(orders\/theirs\)/)],
    })
    await drop()
  })

  it('refuses a backup of a newer version', () => {
    expect(() => requireKnown({ when: 9_999_999_999_999, tag: '0999_later' })).toThrow(
      'The backup is of a newer version: this checkout has no migration 0999_later.',
    )
  })
})

describe('a backup that is not whole is refused by the name of the file, before anything changes:', () => {
  const DUMP = 'database/public.users.copy.gz'
  const anyFile = (copy: string) => join('files', 'pictures', String(readdirSync(join(copy, 'files', 'pictures'))[0]))

  it.each<[string, (copy: string) => string, RegExp]>([
    ['a truncated dump', (copy) => (truncateSync(join(copy, DUMP), 30), DUMP), /has 30 bytes instead of \d+/],
    ['a missing file', (copy) => damaged(copy, anyFile(copy), rmSync), /is missing/],
    ['a changed file', (copy) => damaged(copy, anyFile(copy), flipByte), /has another content/],
    ['a changed key', (copy) => damaged(copy, 'secret.key', flipByte), /has another content/],
    ['a manifest without its end', (copy) => damaged(copy, 'manifest.jsonl', cutLastLine), /not as it was written/],
    ['a folder without a manifest', (copy) => damaged(copy, 'manifest.jsonl', rmSync), /is no backup, or one that is/],
  ])('%s', async (_, damage, message) => {
    const copy = mkdtempSync(join(folder, 'damaged-'))
    cpSync(backup, copy, { recursive: true })
    const name = damage(copy)
    const refusal = expect(checkBackup(copy)).rejects
    await refusal.toThrow(message)
    await refusal.toThrow(name)
  })

  it('the command says it in one line and makes no database', async () => {
    const copy = join(folder, 'cut')
    cpSync(backup, copy, { recursive: true })
    truncateSync(join(copy, DUMP), 30)
    const place = { DATA_DIR: join(folder, 'untouched') }
    const { code, lines } = await runCommand('restore', [copy], place)
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining(`${DUMP} has 30 bytes instead of`)] })
    expect(existsSync(join(place.DATA_DIR, 'postgres'))).toBe(false)
  })

  function damaged(copy: string, name: string, how: (path: string) => void): string {
    how(join(copy, name))
    return name
  }

  function flipByte(path: string): void {
    const content = readFileSync(path)
    content[0] = (content[0] ?? 0) ^ 1
    writeFileSync(path, content)
  }

  function cutLastLine(path: string): void {
    writeFileSync(path, `${readFileSync(path, 'utf8').trim().split('\n').slice(0, -1).join('\n')}\n`)
  }
})
