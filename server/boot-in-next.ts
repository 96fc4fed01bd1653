import { createApp } from '@/server/app'
import { boot } from '@/server/boot'
import { serveApp } from '@/server/http/served-app'

/**
 * Starts a process that Next serves: the API that pages/api is the door to, jobs and the rest of `boot`. Next bundles what its
 * start and each page import apart, so the API belongs to the start alone: it is there once (docs/adr/0577).
 */
export async function bootInNext(): Promise<void> {
  serveApp(createApp())
  await boot()
}
