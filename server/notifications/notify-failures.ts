import { transaction } from '@/server/db/client'
import { onJobGivenUp } from '@/server/jobs/queue'
import { MAIL_JOB } from '@/server/mail/outbox'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { toDay } from '@/services/format/format.rules'
import { findFailedMail } from './notifications.repository'
import { type NotificationEvent, notifyGroups } from './notifications.service'

/** Tells administrators of work that failed for good: of each mail, and of each kind of job once a day. */
async function notifyOfFailure({ name, data }: { name: string; data: object }): Promise<void> {
  await transaction(async (tx) => {
    const mail = name === MAIL_JOB && 'mailId' in data ? await findFailedMail(tx, Number(data.mailId)) : undefined
    await notifyGroups(tx, mail ? failedMail(mail) : deadJob(name), ADMINISTRATORS)
  })
}

const ADMINISTRATORS = PERMISSIONS['operations:watch'].staff

type FailedMail = NonNullable<Awaited<ReturnType<typeof findFailedMail>>>

const failedMail = ({ id, recipient, order }: FailedMail): NotificationEvent => ({
  kind: 'mail_failed',
  key: `mail-failed:${String(id)}`,
  companyId: order?.companyId,
  words: {
    title: `Um e-mail para ${recipient} não saiu`,
    text: order ? `Pedido ${order.maskId}: tente de novo em E-mails do pedido.` : 'Confira o endereço com a pessoa.',
    path: order && `/platform/admin/orders/${String(order.companyId)}/${order.maskId}`,
    needs: 'orders:read',
  },
})

const deadJob = (name: string): NotificationEvent => ({
  kind: 'job_dead',
  key: `job-dead:${name}:${toDay(new Date())}`,
  words: {
    title: 'Uma tarefa do sistema parou',
    text: `“${name}” falhou em todas as tentativas. O registro do servidor diz por quê.`,
    path: null,
    needs: null,
  },
})

onJobGivenUp(notifyOfFailure)
