import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createAdaptorServer } from '@hono/node-server'
import type { drawInvoice } from '@/server/billing/documents/invoice-pdf'
import { closeDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import type { drawPackingSlip } from '@/server/logistics/packages/packing-slip-pdf'
import { drawnAside } from '@/server/pdf/draw-aside'
import type { drawLabels } from '@/server/pdf/labels'
import { app } from '../harness'
import { quantile } from '../statements'
import { invoiceOf, labelsOf, slipOf } from './documents'

const UNITS = Number(process.env.UNITS ?? 500)
const DOCUMENTS = Number(process.env.DOCUMENTS ?? 200)
const HEALTH_BAR_MS = 30
const MEMORY_BAR = 1.2

const writtenAt = new Date('2026-11-27T12:00:00Z')

// As the API draws them.
const labels = drawnAside<typeof drawLabels>('server/pdf/labels', 'drawLabels')
const invoice = drawnAside<typeof drawInvoice>('server/billing/documents/invoice-pdf', 'drawInvoice')
const slip = drawnAside<typeof drawPackingSlip>('server/logistics/packages/packing-slip-pdf', 'drawPackingSlip')

const DOCUMENTS_BY_NAME: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'labels on sheets': () => labels(labelsOf(UNITS), { format: 'sheet', title: 'Etiquetas', writtenAt }),
  'single labels': () => labels(labelsOf(UNITS), { format: 'single', title: 'Etiquetas', writtenAt }),
  'invoice with its annex': () => invoice(invoiceOf(UNITS)),
  'packing slip': () => slip(slipOf(UNITS)),
}

async function main(): Promise<void> {
  await migrate(process.env.DATABASE_URL ?? '')
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0)
  await once(server, 'listening')
  const health = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/health`
  try {
    console.log(`| document of ${String(UNITS)} units | ms | health p50, p95, longest | reference: nothing drawn |`)
    console.log('|---|---|---|---|')
    for (const [name, draw] of Object.entries(DOCUMENTS_BY_NAME)) await measure(name, draw, health)
    await measureMemory()
  } finally {
    server.close()
    await closeDatabase()
  }
}

async function measure(name: string, draw: () => Promise<unknown>, health: string): Promise<void> {
  // The first one loads fonts and compiles.
  await draw()
  const quiet = await beside(() => wait(500), health)
  const busy = await beside(draw, health)
  const p95 = quantile(busy.waits, 0.95)
  if (p95 > HEALTH_BAR_MS) process.exitCode = 1
  console.log(`| ${name} | ${busy.took.toFixed(0)} | ${figuresOf(busy.waits)} | ${figuresOf(quiet.waits)} |`)
}

const figuresOf = (waits: number[]): string =>
  [quantile(waits, 0.5), quantile(waits, 0.95), Math.max(...waits)].map((ms) => ms.toFixed(1)).join(', ')

/** Asks for the health check while something is done, from another thread. */
async function beside(work: () => Promise<unknown>, health: string): Promise<{ waits: number[]; took: number }> {
  const asker = new Worker(new URL('ask-health.mjs', import.meta.url), { workerData: health })
  await once(asker, 'message')
  const began = performance.now()
  await work()
  const took = performance.now() - began
  asker.postMessage('stop')
  const [waits] = (await once(asker, 'message')) as [number[]]
  return { waits, took }
}

async function measureMemory(): Promise<void> {
  const draws = Object.values(DOCUMENTS_BY_NAME)
  const drawAll = async (count: number) => {
    for (let at = 0; at < count; at += 1) await draws[at % draws.length]?.()
    globalThis.gc?.()
    return process.memoryUsage().rss / 1024 / 1024
  }
  const before = await drawAll(Math.min(DOCUMENTS, 20))
  const after = await drawAll(DOCUMENTS)
  if (after > before * MEMORY_BAR) process.exitCode = 1
  const ratio = (after / before).toFixed(2)
  console.log(
    `memory: ${before.toFixed(0)} MB, after ${String(DOCUMENTS)} documents ${after.toFixed(0)} MB, ${ratio} of it`,
  )
}

void main()
