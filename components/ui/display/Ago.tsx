import { formatDateTime, formatRelative } from '@/services/format/format.rules'

/** "há 12 min", with the exact moment as tooltip. A minute may pass between the server's rendering and the browser's. */
export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)} suppressHydrationWarning>
    {formatRelative(at)}
  </time>
)
