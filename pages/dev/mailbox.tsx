import type { GetStaticProps } from 'next'
import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { Mailbox } from '@/components/notifications/Mailbox'

const MailboxPage: Page = () => <Mailbox />

MailboxPage.layout = VisitorLayout
MailboxPage.title = 'Caixa de saída'

export default MailboxPage

// Development only; a production build shows it when asked (demo data).
export const getStaticProps: GetStaticProps = () => {
  const shown = process.env.NODE_ENV !== 'production' || process.env.NEXT_PUBLIC_DEV_PAGES === 'on'
  return shown ? { props: {} } : { notFound: true }
}
