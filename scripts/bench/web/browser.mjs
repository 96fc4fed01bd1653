import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../test/browser.mjs'
import { logIn } from '../log-in.mjs'

/**
 * A Chromium with a profile of its own, which Playwright steers and Lighthouse can reach.
 * @param {string} profile an empty folder
 */
export async function openBrowser(profile) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      '--remote-debugging-port=0',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return { context, port: Number(port) }
}

/**
 * Logs a person of the demo in, in place of the last one; nobody for a visitor.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} base address of the application
 * @param {string} [email]
 */
export async function become(context, base, email) {
  await context.clearCookies()
  if (!email) return
  const session = await logIn(base, email)
  await context.addCookies(['access', 'refresh'].map((name) => ({ name, value: session[name], url: base })))
}
