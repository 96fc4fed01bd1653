import '@/server/jobs/all'
import { createApp } from '@/server/app'
import { settings } from '@/server/config/settings'
import { closeDatabase } from '@/server/db/client'
import { startDraining } from '@/server/http/platform.routes'
import { log } from '@/server/http/log'
import { closeStalledBodies } from '@/server/http/request/stalled-bodies'
import { serveApp } from '@/server/http/served-app'
import { closePaymentProvider } from '@/server/integrations/payments/choose-provider'
import { closeBureau, creditBureau } from '@/server/integrations/serasa/choose-bureau'
import { closeSignatureProvider, providerInUse, signatureProvider } from '@/server/integrations/signing/choose-provider'
import { endLive } from '@/server/live/streams'
import { startWorkers, stopWorkers } from '@/server/jobs/queue'

const holder = globalThis as typeof globalThis & { arrendaBoot?: Promise<void> }

/** Starts what a serving process needs besides requests: settings checked, jobs at work, a clean end on SIGTERM. */
export function boot(): Promise<void> {
  holder.arrendaBoot ??= start()
  return holder.arrendaBoot
}

/**
 * Starts a process that Next serves: also the API that pages/api is the door to. Next bundles what its start and each page import
 * apart, so the API belongs to the start alone: it is there once (docs/adr/0577).
 */
export function bootInNext(): Promise<void> {
  serveApp(createApp())
  return boot()
}

async function start(): Promise<void> {
  closeStalledBodies(settings().BODY_STALL_MS)
  await creditBureau()
  const provider = providerInUse()
  if (provider) await signatureProvider(provider)
  await startWorkers()
  // The launcher announces the end before it comes (scripts/launch/server.mjs).
  process.on('message', (word) => {
    if (word === 'drain') startDraining()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain())
  log().info({ pid: process.pid }, 'ready')
}

async function drain(): Promise<void> {
  startDraining()
  await endLive()
  await stopWorkers()
  await closeBureau()
  await closeSignatureProvider()
  await closePaymentProvider()
}

/** Stops jobs and closes the database. */
export async function shutDown(): Promise<void> {
  await drain()
  await closeDatabase()
}
