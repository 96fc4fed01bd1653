import { queryOptions } from '@tanstack/react-query'
import { getMailbox } from '@/services/notifications/mailbox.service'

const mailboxKeys = { all: ['mailbox'] as const }

/** Read again while the page is open: mails arrive through a job, some seconds after what caused them. */
export const mailboxQueryOptions = () =>
  queryOptions({
    queryKey: mailboxKeys.all,
    queryFn: ({ signal }) => getMailbox(signal),
    refetchInterval: 5_000,
    meta: { quiet: true },
  })
