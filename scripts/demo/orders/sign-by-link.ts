import { sql } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { getOrder } from '@/server/orders/orders.service'
import { getSigningFile } from '@/server/orders/signing/get-document-to-sign'
import { sendCode } from '@/server/orders/signing/send-code'
import { signDocument } from '@/server/orders/signing/sign-document'
import type { OrderRun, Step } from './order-run.types'

/** The client of signers: a browser at home. */
const VISITOR = { address: '203.0.113.24', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0' }

type MailData = { action?: { url: string }; secret?: { value: string } }

/** The next signer signs by the link of their mail: reads the document, requests a code and enters it. */
export const signByLink: Step = async (walk) => {
  const signer = walk.order.signers.find(({ asked_at, signed_at }) => asked_at !== null && signed_at === null)
  if (!signer) throw new Error(`Nobody signs order ${walk.order.order_mask_id}`)
  const key = (await newestMail(walk, signer.email)).action?.url.split('#key=')[1]
  const visit = { ...VISITOR, key }
  await (await getSigningFile(visit)).body?.cancel()
  await sendCode(visit)
  const code = (await newestMail(walk, signer.email)).secret?.value ?? ''
  await signDocument(visit, { name: signer.name, consent: true, code })
  return getOrder(walk.team.lawyer, walk.ref)
}

/** The data of the newest mail about the order to this recipient. */
async function newestMail({ ref }: OrderRun, recipient: string): Promise<MailData> {
  const { rows } = await db().execute<{ data: MailData }>(sql`
    select data from mail_outbox join orders on orders.id = mail_outbox.order_id
    where recipient = ${recipient} and template = 'account'
      and orders.company_id = ${ref.companyId} and order_mask_id = ${ref.maskId}
    order by mail_outbox.id desc limit 1`)
  return rows[0]?.data ?? {}
}
