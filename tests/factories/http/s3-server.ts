import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUCKET = 'arrenda'

/** Starts an S3-compatible server with an empty bucket; it checks signatures. */
export async function anS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'arrenda-s3-'))
  const { NODE_OPTIONS: _, ...env } = process.env
  // It encrypts page tokens with a legacy cipher of OpenSSL.
  const args = [
    '--openssl-legacy-provider',
    'node_modules/s3rver/bin/s3rver.js',
    '-d',
    directory,
    '-p',
    '0',
    '--configure-bucket',
    BUCKET,
  ]
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const port = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const found = /listening on .+:(\d+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', () => reject(new Error(said)))
  })
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'auto',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    close: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit')
        server.kill('SIGKILL')
        await ended
      }
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
