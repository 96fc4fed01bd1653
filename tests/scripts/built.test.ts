/** @database none */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishBuild } from '@/scripts/built/finish.mjs'

describe('finishing a build', () => {
  let build: string
  const file = (path: string): string => join(build, path)

  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'built-'))
    const files: Record<string, string> = {
      'static/chunks/small.js': '1',
      'static/chunks/react.js': '"react"',
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(file(path)), { recursive: true })
      writeFileSync(file(path), text)
    }
  })
  afterEach(() => rmSync(build, { recursive: true }))

  it('hints that scripts are compiled while they arrive, once', () => {
    finishBuild(build)
    finishBuild(build)

    expect(readFileSync(file('static/chunks/small.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\n1')
  })
})
