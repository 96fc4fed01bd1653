import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { settings } from '@/server/config/settings'

export type ApiProcess = {
  /** Its address. */
  api: string
  pid: number
  /** Kills it without a shutdown. */
  kill: () => Promise<unknown>
  /** Shuts it down. @returns its exit code */
  end: () => Promise<number | null>
}

/** Starts the API and its jobs in a separate process, like `npm run api`, by default on the database of this file. */
export async function anApiProcess(env: Record<string, string> = {}): Promise<ApiProcess> {
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const { DATABASE_URL, SECRET_KEY, DATA_DIR } = settings()
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL,
      SECRET_KEY,
      DATA_DIR,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return {
    api: await addressOf(child),
    pid: child.pid ?? 0,
    kill: () => stop(child, 'SIGKILL'),
    end: () => stop(child, 'SIGTERM'),
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const found = /API at (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(said)))
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}
