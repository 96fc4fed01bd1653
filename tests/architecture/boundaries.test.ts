import { execFile } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import rules from '@/.dependency-cruiser.cjs'
import { allowedImports, plantedViolations } from './planted-violations'

const ROOT = process.cwd()
const run = promisify(execFile)

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

let tree: string

function write(path: string, content: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), content)
}

function importing(specifier: string): string {
  return `import * as planted from '${specifier}'\nexport const use = () => planted\n`
}

async function cruise(): Promise<Report['summary']['violations']> {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, '.', '--config', join(ROOT, '.dependency-cruiser.cjs'), '--no-cache', '--output-type', 'json']
  const { NODE_OPTIONS: _, ...env } = process.env
  const { stdout } = await run(process.execPath, args, { cwd: tree, env, maxBuffer: 64e6 }).catch(
    // It exits with an error on violations, with the report on stdout.
    (failed: unknown) => {
      const { stdout, stderr } = failed as { stdout: string; stderr: string }
      if (!stdout) throw new Error(stderr)
      return { stdout }
    },
  )
  return (JSON.parse(stdout) as Report).summary.violations
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'arrenda-boundaries-'))
  copyFileSync(join(ROOT, 'tsconfig.json'), join(tree, 'tsconfig.json'))
  copyFileSync(join(ROOT, 'package.json'), join(tree, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
})
afterEach(() => rmSync(tree, { recursive: true }))

describe('the import boundaries', () => {
  it('have a planted violation for each rule', () => {
    const names = rules.forbidden?.map((rule) => rule.name) ?? []
    expect(new Set(plantedViolations.map((each) => each.rule))).toEqual(new Set(names))
  })

  it('report each planted violation by the name of its rule', async () => {
    for (const { to } of plantedViolations) if (to) write(to, 'export const planted = 1\n')
    write('services/nps/second.rules.ts', `import { first } from './first.rules'\nexport const planted = () => first\n`)
    write(
      'services/nps/second.schema.ts',
      `import type { First } from './first.schema'\nexport type Second = { first: First }\n`,
    )
    for (const { from, imports, statement } of plantedViolations) write(from, statement ?? importing(imports))

    const reported = new Set((await cruise()).map(({ rule, from }) => `${rule.name}: ${from}`))
    const planted = plantedViolations.map(({ rule, from }) => `${rule}: ${from}`)
    expect(planted.filter((each) => !reported.has(each))).toEqual([])
  })

  it('allow the imports along the path of a request', async () => {
    for (const [from, to] of allowedImports) {
      write(from, '')
      write(to, 'export const planted = 1\n')
    }
    for (const [n, [from, to]] of allowedImports.entries()) {
      const line = `export { planted as planted${n} } from '@/${to.replace(/\.tsx?$/, '')}'\n`
      appendFileSync(join(tree, from), line)
    }
    expect(await cruise()).toEqual([])
  })
})
