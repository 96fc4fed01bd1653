import { expect, type APIRequestContext } from '@playwright/test'

type Mail = { recipient: string; subject: string; text: string | null; status: string }

/** The text of the newest mail with this recipient and subject; waits until it has arrived. */
export async function mailTo(request: APIRequestContext, recipient: string, subject: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const mails = (await (await request.get('/api/mailbox')).json()) as Mail[]
    text = mails.find((mail) => mail.recipient === recipient && mail.subject === subject)?.text ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}
