import { queryOptions } from '@tanstack/react-query'
import { getMailbox } from '@/services/notifications/mailbox.service'

const mailboxKeys = { all: ['mailbox'] as const }

/** Polled while the page is open: a job writes the mails some seconds after the event. */
export const mailboxQueryOptions = () =>
  queryOptions({
    queryKey: mailboxKeys.all,
    queryFn: ({ signal }) => getMailbox(signal),
    refetchInterval: 5_000,
    meta: { quiet: true },
  })
