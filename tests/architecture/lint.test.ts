import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const PLANTED: Record<string, string> = {
  'services/planted.ts': `
    import { Thing } from './things'
    declare const anything: any
    declare const maybe: string | undefined
    declare const kind: 'a' | 'b'
    declare const thing: Thing
    declare const work: () => Promise<number>
    export { makeThing } from './things'
    export enum Colour { Red }
    export function plant() {
      work()
      if (work()) console.log('always')
      if (thing.deep) debugger
      switch (kind) { case 'a': return 1 }
      const { up } = new Counter()
      return [\`\${maybe}\`, maybe!, anything.member(), maybe || 'x', up, old()]
    }
    export const noAwait = async () => 1
    export const awaited = async () => { await thing.deep }
    /** @deprecated */
    export const old = () => 1 == 1
    class Counter { count = 1; up() { return this.count } }
  `,
  'services/things.ts': 'export interface Thing { deep: { value: number } }\nexport const makeThing = () => 1',
  'components/Planted.tsx': `
    import { useEffect, useState } from 'react'
    import { QueryClient } from '@tanstack/react-query'
    export function Planted({ items }: { items: string[] }) {
      const [, setCount] = useState(0)
      useEffect(() => { setCount(items.length) }, [])
      if (items.length) useState(1)
      const client = new QueryClient()
      return <div onClick={() => { client.clear() }}><img src="/x.png" />{Date.now()}</div>
    }
  `,
  'tests/components/planted.test.tsx': `
    import { screen } from '@testing-library/react'
    it.only('waits', () => { screen.findByText('x'); screen.getByText('x').parentElement })
  `,
  'tests/e2e/planted.spec.ts': `
    import { test } from '@playwright/test'
    test('waits', async ({ page }) => { await page.waitForTimeout(1) })
  `,
}

const TYPED = `no-floating-promises no-misused-promises no-unnecessary-condition switch-exhaustiveness-check unbound-method
  restrict-template-expressions no-non-null-assertion no-unsafe-member-access no-unsafe-call no-unsafe-return no-deprecated
  require-await await-thenable consistent-type-imports prefer-nullish-coalescing no-explicit-any`
const UNTYPED = `no-console no-debugger eqeqeq exhaustive-deps rules-of-hooks set-state-in-effect purity alt-text
  click-events-have-key-events no-img-element no-restricted-properties`
const LEFT_TO_ESLINT = `no-restricted-syntax @tanstack/query/stable-query-client testing-library/await-async-queries
  testing-library/no-node-access playwright/no-wait-for-timeout playwright/expect-expect`

const words = (text: string) => text.split(/\s+/)

let folder: string

/** The output of a linter on the planted files with our configuration; it exits with an error. */
function complaints(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrenda-lint-'))
  for (const name of ['oxlint.config.mjs', 'eslint.config.mjs', 'scripts/lint', 'tsconfig.json', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const [path, source] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('planted violations', () => {
  it('are reported by oxlint, with types and without', () => {
    const output = complaints(['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '-f', 'json'])
    const codes = (JSON.parse(output) as { diagnostics: { code?: string }[] }).diagnostics.map(({ code }) => code)
    const rules = new Set(codes.map((code) => /\((.+)\)/.exec(code ?? '')?.[1]))
    expect(words(`${TYPED} ${UNTYPED}`).filter((rule) => !rules.has(rule))).toEqual([])
  })

  it('are reported by ESLint where oxlint has no such rule', () => {
    const output = complaints(['node_modules/eslint/bin/eslint.js', '-f', 'json', '.'])
    const files = JSON.parse(output) as { messages: { ruleId: string | null }[] }[]
    const rules = new Set(files.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))
    expect(words(LEFT_TO_ESLINT).filter((rule) => !rules.has(rule))).toEqual([])
  })
})
