import type { ConsoleMessage, Page } from '@playwright/test'

/**
 * What the browser complains about while `work` runs: exceptions, and what it writes to its console as an error or a
 * warning. A page that is not there is expected to be told as missing.
 */
export async function complaintsDuring(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const complaints: string[] = []
  const onError = ({ message }: Error) => complaints.push(`${page.url()}: ${message}`)
  const onMessage = (message: ConsoleMessage) => {
    if (isComplaint(message, page.url())) complaints.push(`${page.url()}: ${message.text()}`)
  }
  page.on('pageerror', onError).on('console', onMessage)
  await work()
  page.off('pageerror', onError).off('console', onMessage)
  return complaints
}

function isComplaint(message: ConsoleMessage, url: string): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  // The mails of the mailbox stand in frames without scripts; that of the test's own is told of by Chromium's shell.
  if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return false
  return !(/\/(404|500)$/.test(new URL(url).pathname) && message.text().startsWith('Failed to load resource'))
}
