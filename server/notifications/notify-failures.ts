import { transaction } from '@/server/db/client'
import { defineSchedule, giveUpDeadJobs, onJobGivenUp } from '@/server/jobs/queue'
import { markGivenUp } from '@/server/mail/mail.repository'
import { MAIL_JOB } from '@/server/mail/outbox'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { toDay } from '@/services/format/format.rules'
import { findFailedMail } from './notifications.repository'
import { type NotificationEvent, notifyGroups } from './notifications.service'

/**
 * Tells administrators of work that failed for good: of each mail, and of each kind of job once a day. A mail whose process
 * died counts as failed from then on, so that it can be sent again.
 */
async function notifyOfFailure({ name, data }: { name: string; data: object }): Promise<void> {
  await transaction(async (tx) => {
    if (name !== MAIL_JOB || !('mailId' in data)) return notifyGroups(tx, deadJob(name), ADMINISTRATORS)
    const mail = await findFailedMail(tx, Number(data.mailId))
    if (!mail) return
    await markGivenUp(tx, mail.id)
    await notifyGroups(tx, failedMail(mail), ADMINISTRATORS)
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

// Jobs whose process died in the last attempt gave nobody the word.
defineSchedule('jobs.give-up-dead', '*/5 * * * *', () => giveUpDeadJobs())
