import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createApp } from '@/server/app'
import { routesOf } from '@/server/http/openapi/openapi'
import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'

const MEGABYTE = 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024)
const LARGE = 400 * MEGABYTE

const routes = routesOf(createApp())
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => ({ method, path: path.replace(/:(\w+)(\{[^}]*\})?/g, '1') }))

let server: ApiProcess

beforeAll(async () => {
  server = await anApiProcess()
})
afterAll(() => server.end())

/** Sends that many bytes without a length, as fast as they are taken, until the answer. @returns the answer and what was taken */
function send({ method, path }: { method: string; path: string }, size: number) {
  return new Promise<{ status: number; sent: number }>((resolve) => {
    let sent = 0
    let status = 0
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' }
    const sending = request(`${server.api}${path.replace(/^\/api/, '')}`, { method, headers, agent: false })
    const write = () => {
      while (status === 0 && sent < size) {
        sent += CHUNK.length
        if (!sending.write(CHUNK)) return void sending.once('drain', write)
      }
      sending.end()
    }
    sending.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
      response.once('end', () => sending.destroy())
    })
    // The server closes the connection of a body that it refused.
    sending.on('error', () => undefined)
    sending.on('close', () => resolve({ status, sent }))
    write()
  })
}

const isLinux = process.platform === 'linux'

/** The most megabytes that the server's process held since `forgetPeak`. Only Linux tells them of another process. */
const peakMemory = (): number =>
  isLinux ? Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(server.pid)}/status`, 'utf8'))?.[1]) / 1024 : 0

const forgetPeak = () => {
  if (isLinux) writeFileSync(`/proc/${String(server.pid)}/clear_refs`, '5')
}

/** Sends a body of that size to every route. @returns the answers and the most memory that the server held */
async function sendToAll(size: number) {
  forgetPeak()
  const answers = []
  for (const route of routes) answers.push({ ...route, ...(await send(route, size)) })
  return { answers, peak: peakMemory() }
}

it('a body of 400 MB without a session is refused by every route, with at most 20 MB more than one of 2 MB takes', async () => {
  await sendToAll(2 * MEGABYTE) // what the server compiles and allocates once
  const small = await sendToAll(2 * MEGABYTE)
  const large = await sendToAll(LARGE)
  const statuses = new Set(large.answers.map(({ status }) => status))
  expect(large.answers.filter(({ sent }) => sent > 20 * MEGABYTE)).toEqual([])
  // 0: closed while it was sending; 404: error reports, which are not configured.
  expect([...statuses].filter((status) => ![0, 401, 404, 413].includes(status))).toEqual([])
  expect(statuses).toContain(413)
  expect(large.peak - small.peak).toBeLessThan(20)
})
