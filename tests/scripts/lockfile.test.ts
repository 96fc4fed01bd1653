/** @database none */
import { readFileSync } from 'node:fs'
import { missingEntries } from '@/scripts/complete-lockfile.mjs'

interface Lock {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>
}

describe('package-lock.json', () => {
  it('lists the packages of every platform, so that `npm ci` of npm 11 accepts it', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
    // When this fails: node scripts/complete-lockfile.mjs
    expect(missingEntries(packages).map(([path]) => path)).toEqual([])
  })
})

describe('completing a lock file', () => {
  const asking = { version: '2.0.0', dev: true, optionalDependencies: { '@a/tool-linux-x64-gnu': '2.0.0' } }

  it('adds an entry with the version and platform from the dependent package', () => {
    expect(missingEntries({ 'node_modules/tool': asking })).toEqual([
      [
        'node_modules/@a/tool-linux-x64-gnu',
        { version: '2.0.0', dev: true, cpu: ['x64'], libc: ['glibc'], optional: true, os: ['linux'] },
      ],
    ])
  })

  it('keeps another version that a different package depends on', () => {
    const packages = {
      'node_modules/@a/tool-linux-x64-gnu': { version: '1.0.0' },
      'node_modules/host/node_modules/tool': asking,
    }
    expect(missingEntries(packages).map(([path]) => path)).toEqual([
      'node_modules/host/node_modules/@a/tool-linux-x64-gnu',
    ])
  })

  it('does not add an existing entry again', () => {
    const packages = { 'node_modules/@a/tool-linux-x64-gnu': { version: '2.0.0' }, 'node_modules/tool': asking }
    expect(missingEntries(packages)).toEqual([])
  })
})
