/** @database none */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, resolveConfig } from 'prettier'

const PROGRAM = join(process.cwd(), 'scripts/new-feature.mjs')

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrenda-feature-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (name: string) => spawnSync(process.execPath, [PROGRAM, name], { cwd: folder, encoding: 'utf8' })

describe('npm run new:feature', () => {
  it('writes one file in each room, formatted as the others are', async () => {
    const paths = make('spare-parts')
      .stdout.split('\n')
      .filter((line) => /\.tsx?$/.test(line) && !line.includes(' '))
    expect(paths.map((path) => path.split('/')[0])).toEqual(
      expect.arrayContaining(['services', 'hooks', 'components', 'server', 'tests']),
    )
    const style = await resolveConfig('scripts/new-feature.mjs')
    for (const path of paths) {
      const source = readFileSync(join(folder, path), 'utf8')
      expect([path, await check(source, { ...style, filepath: path })]).toEqual([path, true])
    }
  })

  it('does not touch a feature that exists', () => {
    make('invoices')
    const before = readFileSync(join(folder, 'server/invoices/invoices.routes.ts'), 'utf8')
    const again = make('invoices')
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('exists already')
    expect(readFileSync(join(folder, 'server/invoices/invoices.routes.ts'), 'utf8')).toBe(before)
  })

  it.each(['', 'Invoices', '../out', 'a b'])('refuses the name "%s"', (name) => {
    expect(make(name).status).toBe(1)
    expect(existsSync(join(folder, 'server'))).toBe(false)
  })
})
