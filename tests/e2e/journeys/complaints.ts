import type { ConsoleMessage, Page } from '@playwright/test'

/** The exceptions and the console errors and warnings while `work` runs. Error pages may log the failed resource. */
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
  // The mailbox shows mails in frames without scripts; the headless shell reports the test’s own as blocked.
  if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return false
  return !(/\/(404|500)$/.test(new URL(url).pathname) && message.text().startsWith('Failed to load resource'))
}
