/** @database none */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeThrowAwayFolder } from '../../scripts/test/throw-away-folder.mjs'

const NAME = 'arrenda-thrown'
let parent: string

beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'arrenda-parent-'))))

afterEach(() => {
  rmSync(parent, { recursive: true })
})

describe('a throw-away folder', () => {
  it('has the pid of its process in its name', () => {
    expect(basename(makeThrowAwayFolder(NAME, parent))).toMatch(`${NAME}-${String(process.pid)}-`)
  })

  it('is deleted once its process has been killed, but not while it runs', () => {
    const mine = makeThrowAwayFolder(NAME, parent)
    // No process has this pid: on Linux they end at four million.
    const left = mkdtempSync(join(parent, `${NAME}-99999999-`))
    const other = mkdtempSync(join(parent, 'somebody-else-99999999-'))
    makeThrowAwayFolder(NAME, parent)
    expect([existsSync(mine), existsSync(left), existsSync(other)]).toEqual([true, false, true])
  })
})
