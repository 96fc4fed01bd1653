import type { DocumentContext } from 'next/dist/shared/lib/utils'
import type { Page } from '@/components/layout/frames/page.types'
import { userQueryOptions } from '@/hooks/auth/auth.queries'
import { callsOf } from '@/hooks/http/early-queries'
import { notificationSummaryQueryOptions } from '@/hooks/notifications/notifications.queries'
import { earlyScript } from '@/services/http/early-calls.rules'

/** @returns what gives the inline script of this document's page, once it has been rendered. */
export function earlyScriptOf(context: DocumentContext): () => Promise<string> {
  const renderPage = context.renderPage
  let page: Pick<Page, 'access' | 'early'> = {}
  context.renderPage = (options) =>
    renderPage({
      ...(typeof options === 'object' && options),
      enhanceComponent: (Component) => {
        page = Component as Page
        return Component
      },
    })
  return async () => {
    const { access, early } = page
    const ofAll = [userQueryOptions(true), ...(access ? [notificationSummaryQueryOptions()] : [])]
    return earlyScript(context.pathname, await callsOf([...ofAll, ...(early?.() ?? [])]))
  }
}
