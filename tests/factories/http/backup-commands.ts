import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

export type Run = { code: number | null; said: string; lines: string[] }

/** Starts `npm run backup` or `npm run restore` without npm. `lines` are those of its errors. */
export function startCommand(name: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', DATABASE_URL: '', SECRET_KEY: '', DEMO_DATA: 'off', ...settings }
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const outcome = async (): Promise<Run> => {
    let said = ''
    let errors = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
    await once(child, 'close')
    return { code: child.exitCode, said, lines: errors.trim() ? errors.trim().split('\n') : [] }
  }
  return { child, ended: outcome() }
}

export const runCommand = (...command: Parameters<typeof startCommand>): Promise<Run> => startCommand(...command).ended

/** Size and SHA-256 of everything in a backup that the application keeps, by path; jobs' tables change by themselves. */
export function contentsOf(backup: string): Record<string, string> {
  const entries = readFileSync(join(backup, 'manifest.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { path?: string; size?: number; sha256: string; sequence?: string; value?: string },
    )
  return Object.fromEntries(
    entries.flatMap(({ path, size, sha256, sequence, value }) => {
      if (path && !path.startsWith('database/pgboss.')) return [[path, `${String(size)} ${sha256}`]]
      return sequence ? [[sequence, String(value)]] : []
    }),
  )
}

/** A database without tables, beside the one in `url`. */
export async function anEmptyDatabase(url: string, name: string) {
  const run = async (sql: string) => {
    const client = new Client(url)
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create database ${name}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return { url: address.href, drop: () => run(`drop database ${name} with (force)`) }
}
