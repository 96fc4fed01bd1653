import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Downloads a file over a separate connection.
 * @param {string} address
 * @param {string} access the token
 * @param {{ bytesPerSecond?: number, hangUpAfter?: number }} manner hangUpAfter: in bytes
 */
export async function readFile(address, access, { bytesPerSecond, hangUpAfter } = {}) {
  const began = performance.now()
  const asked = request(address, { agent: false, headers: { Authorization: `Bearer ${access}` } })
  asked.end()
  const [answer] = await once(asked, 'response')
  if (answer.statusCode !== 200) throw new Error(`${address}: ${String(answer.statusCode)}`)
  let [rows, bytes, first] = [-1, 0, 0]
  for await (const part of answer) {
    first ||= performance.now() - began
    bytes += part.length
    for (const byte of part) if (byte === 10) rows += 1
    if (hangUpAfter !== undefined && bytes >= hangUpAfter) break // Leaving the loop closes the connection.
    const early = bytesPerSecond ? (bytes / bytesPerSecond) * 1000 - (performance.now() - began) : 0
    if (early > 0) await wait(early)
  }
  return { rows, bytes, first, seconds: (performance.now() - began) / 1000 }
}
