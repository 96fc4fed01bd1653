import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'

// Those that need no built application run in tests/scripts/benches.test.ts. A bar that does not hold is no fault here: the
// machine is busy.
test.describe.configure({ timeout: 360_000 })

const BENCHES: { script: string; args?: string[]; env?: Record<string, string>; row: RegExp }[] = [
  {
    script: 'web',
    env: { ONLY: 'pages', PAGE: 'privacy policy', ROUNDS: '1' },
    row: /^\| visitor: privacy policy \| \d/m,
  },
  { script: 'web', env: { ONLY: 'interactions', ROUNDS: '1' }, row: /^\| scan \| \d+ \| \d+ \|/m },
  { script: 'layout-shift', args: ['/privacy-policy'], row: /^\| `\/privacy-policy` \| 0\.\d/m },
  { script: 'csv-memory', row: /: \d+ rows, .* MB$/m },
  { script: 'movements-csv', env: { UNITS: '2000', ONLY: 'one event type' }, row: /^\| one event type \| \d/m },
]

for (const { script, args = [], env, row } of BENCHES) {
  test(`the bench ${[script, ...args, ...Object.values(env ?? {})].join(' ')} still runs`, async ({ baseURL }) => {
    const bench = spawn(process.execPath, [`scripts/bench/${script}.mjs`, ...args], {
      env: {
        ...process.env,
        BASE: baseURL,
        DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'serve'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [printed] = await Promise.all([text(bench.stdout), once(bench, 'exit')])

    expect(printed).toMatch(row)
  })
}
