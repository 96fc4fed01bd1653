/** @database none */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchSettings } from '@/scripts/launch/settings.mjs'
import { lockHolder } from '@/scripts/process/lock.mjs'
import { application } from '@/tests/factories/people/registration'

// `npm run api` starts like `npm start`, without the pages: it needs no build.
jest.setTimeout(180_000)

let dataDir: string
let launchers: ChildProcess[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'arrenda-launch-'))
  chmodSync(dataDir, 0o711)
  launchers = []
})

afterEach(async () => {
  for (const launcher of launchers) await end(launcher, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = (changes: Record<string, string>) => {
  const { NODE_OPTIONS: _, ...env } = process.env
  return {
    ...env,
    PORT: '0',
    DATA_DIR: dataDir,
    HOST: '',
    DEMO_DATA: 'off',
    DATABASE_URL: '',
    SECRET_KEY: '',
    ...changes,
  }
}

async function end(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return
  const ended = once(launcher, 'exit')
  launcher.kill(signal)
  await ended
}

type Started = { launcher: ChildProcess; address: string; said: () => string }

/** @returns the launcher, the address that it prints once everything is ready, and all that it says */
async function start(changes: Record<string, string> = {}): Promise<Started> {
  const launcher = spawn(process.execPath, ['scripts/start.mjs', 'api'], { env: environment(changes) })
  launchers.push(launcher)
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const found = /Arrenda is at (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    launcher.stdout.on('data', listen)
    launcher.stderr.on('data', listen)
    launcher.once('exit', () => reject(new Error(said)))
  })
  return { launcher, address, said: () => said }
}

const refusal = (changes: Record<string, string>) => {
  // What is not refused would serve for ever.
  const options = { env: environment(changes), encoding: 'utf8', timeout: 60_000 } as const
  const run = spawnSync(process.execPath, ['scripts/start.mjs', 'api'], options)
  return { code: run.status, lines: run.stderr.trim().split('\n') }
}

/** A request whose body is half sent until `finish`. */
function aHeldRequest(agent: Agent, port: string, path: string, body: object) {
  const content = Buffer.from(JSON.stringify(body))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(content.length) }
  const sending = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers })
  const answered = new Promise<number | string>((resolve) => {
    sending.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.once('error', ({ message }) => resolve(message))
  })
  const begun = new Promise((resolve) => void sending.write(content.subarray(0, 10), resolve))
  return { begun, answered, finish: () => sending.end(content.subarray(10)) }
}

const isListening = (port: string, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), host)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Addresses of this computer under which others may reach it; on Linux all of 127.0.0.0/8 stand in for them. */
const otherAddresses = () => [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, address }) => family === 'IPv4' && address !== '127.0.0.1').map(({ address }) => address),
  ),
]

const ready = async (address: string) => (await fetch(`${address}/api/ready`)).status
const secretKey = () => readFileSync(join(dataDir, 'secret.key'), 'utf8')

describe('the launcher', () => {
  it('serves, refuses a second start on the same data, and leaves nothing running when stopped', async () => {
    const { launcher, address } = await start()
    const answer = await fetch(`${address}/api/ready`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('keep-alive')).toBe('timeout=75')

    const { code, lines } = refusal({})
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringContaining(`Arrenda already runs on ${dataDir}: ${address}`)])
    expect(await ready(address)).toBe(200)

    await end(launcher, 'SIGTERM')
    expect(launcher.exitCode).toBe(0)
    await expect(fetch(address)).rejects.toThrow()
    expect(lockHolder(join(dataDir, 'server.lock'))).toBeUndefined()
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  })

  it('says first that it is not ready, and answers what is still being sent when it closes', async () => {
    const { launcher, address } = await start({ SHUTDOWN_GRACE_MS: '1000' })
    const ended = once(launcher, 'exit')
    const agent = new Agent({ keepAlive: true })
    const { port } = new URL(address)
    const logIn = { email: 'ninguem@empresa.example', password: 'Errada2026' }
    const held = Array.from({ length: 10 }, () => [
      aHeldRequest(agent, port, '/api/login', logIn),
      // Writes a row, its mail and the job that delivers it, while the workers stop.
      aHeldRequest(agent, port, '/api/register', application()),
    ]).flat()
    await Promise.all(held.map(({ begun }) => begun))

    launcher.kill('SIGTERM')
    while ((await ready(address)) !== 503);
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    while (await isListening(port));
    for (const { finish } of held) finish()

    const statuses = await Promise.all(held.map(({ answered }) => answered))
    expect(statuses).toEqual(Array.from({ length: 10 }, () => [401, 204]).flat())
    await ended
    expect(launcher.exitCode).toBe(0)
    agent.destroy()
  })

  it('serves demo data to this computer only, and says so, unless HOST opens it', async () => {
    const reached = (address: string) =>
      Promise.all(otherAddresses().map((other) => isListening(new URL(address).port, other)))
    const closed = await start({ DEMO_DATA: '' })
    expect(await ready(closed.address)).toBe(200)
    expect(await reached(closed.address)).toEqual(otherAddresses().map(() => false))
    expect(closed.said()).toContain('Only this computer can open it; HOST=0.0.0.0 opens it to the network.')
    expect(closed.said()).toContain('Demo log-ins')
    await end(closed.launcher, 'SIGTERM')

    const open = await start({ DEMO_DATA: '', HOST: '0.0.0.0' })
    expect(await ready(open.address)).toBe(200)
    expect(await reached(open.address)).toEqual(otherAddresses().map(() => true))
    expect(open.said()).toContain('Demo log-ins')
    expect(open.said()).not.toContain('Only this computer')
  })

  it.each([
    [{}, undefined, 'localhost'],
    [{ DEMO_DATA: 'on' }, '127.0.0.1', 'localhost'],
    [{ DEMO_DATA: 'on', HOST: '::' }, '::', 'localhost'],
    [{ HOST: 'localhost' }, 'localhost', 'localhost'],
    [{ HOST: '192.0.2.7' }, '192.0.2.7', '192.0.2.7'],
    [{ HOST: 'fd00::7' }, 'fd00::7', '[fd00::7]'],
  ])('with %p listens on %s and is at %s', async (changes, host, name) => {
    const settings = await launchSettings(environment({ PORT: '3456', ...changes }))
    expect([settings.host, settings.address]).toEqual([host, `http://${name}:3456`])
  })

  it('restarts with the same key and port after being killed', async () => {
    const first = await start()
    const key = secretKey()
    await end(first.launcher, 'SIGKILL')
    const { address } = await start({ PORT: new URL(first.address).port })
    expect(address).toBe(first.address)
    expect(await ready(address)).toBe(200)
    expect(secretKey()).toBe(key)
  })

  it('reports in one line that another program uses the port', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, lines } = refusal({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is taken by another program`))])
  })

  it.each([
    ['PORT', { PORT: 'three thousand' }],
    ['HOST', { HOST: 'my-machine' }],
    ['HOST', { HOST: 'http://0.0.0.0' }],
    ['SHUTDOWN_GRACE_MS', { SHUTDOWN_GRACE_MS: 'forever' }],
    ['KEEP_ALIVE_MS', { KEEP_ALIVE_MS: '10' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) }],
  ])('reports an invalid %s in one line', (name, settings) => {
    const { code, lines } = refusal(settings)
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringContaining(name)])
  })
})
