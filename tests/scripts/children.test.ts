/** @database none */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '@/scripts/launch/children.mjs'

describe('a program that is run to its end', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arrenda-children-'))
    file = join(folder, 'result')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const run = (program: string, options: { isDone?: () => boolean; input?: Promise<string> }) => {
    const { NODE_OPTIONS: _, ...env } = process.env
    return runToEnd(['--eval', program], { env, signal: new AbortController().signal, ...options })
  }
  const writing = () => `require('node:fs').writeFileSync(${JSON.stringify(file)}, 'x')`

  it('has ended well with its work, however long it would go on', async () => {
    const { ok } = await run(`${writing()}; setInterval(() => {}, 1000)`, { isDone: () => existsSync(file) })
    expect(ok).toBe(true)
  })

  it('has ended by its exit code while its work is not there', async () => {
    const isDone = () => existsSync(file)
    expect(await run('process.exit(0)', { isDone })).toMatchObject({ ok: true, code: 0 })
    expect(await run('console.error("no disk"); process.exit(3)', { isDone })).toMatchObject({
      ok: false,
      code: 3,
      errors: 'no disk',
    })
  })

  it('reads what it is given, or nothing when that does not come', async () => {
    const echo = 'process.stdin.pipe(process.stdout)'
    expect(await run(echo, { input: Promise.resolve('postgres://here') })).toMatchObject({ output: 'postgres://here' })
    expect(await run(echo, { input: Promise.reject(new Error('no database')) })).toMatchObject({ ok: true, output: '' })
  })
})
