import { formatDateTime, formatMoment, formatRelative } from '@/services/format/format.rules'

// Midnight or a minute may pass between the server's rendering and the browser's.

/** "hoje, 09:42". */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} suppressHydrationWarning>
    {formatMoment(at)}
  </time>
)

/** "há 12 min", with the exact moment as tooltip. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)} suppressHydrationWarning>
    {formatRelative(at)}
  </time>
)
