import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'

export type Served = { child: ChildProcess; address: string }

/** Starts a server that prints its address; by default the API, as production runs it. */
export async function serve(script = 'server/main.ts', more: Record<string, string> = {}): Promise<Served> {
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: '0', DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^API at (.+)$/.exec(line)?.[1]
    if (address) return { child, address }
  }
  throw new Error(`${script} did not start`)
}

export const kilobytes = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1])

/** User and system time of a process, in ticks of 10 ms. */
export function processorMs({ pid }: ChildProcess): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
